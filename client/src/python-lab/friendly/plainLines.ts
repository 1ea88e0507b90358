// Blanks out texts and comments of a program, so that rules look at its code only; lines and columns stay the same.

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Where a text that starts at `at` ends (exclusive); one without an end ends with its line. */
function endOfText(source: string, at: number): number {
  const sign = source.charAt(at);
  const quote = source.startsWith(sign.repeat(3), at) ? sign.repeat(3) : sign;
  for (let to = at + quote.length; to < source.length; to += 1) {
    if (source.charAt(to) === '\\') to += 1;
    else if (source.startsWith(quote, to)) return to + quote.length;
    else if (source.charAt(to) === '\n' && quote.length === 1) return to;
  }
  return source.length;
}

/** Longer lines are pasted, not written; patterns would take long on them. */
const MAX_LINE = 500;

/** The program's lines; of texts only the quotes are left, of comments and of lines that are far too long nothing. */
export function plainLines(source: string): string[] {
  let plain = '';
  for (let at = 0; at < source.length; ) {
    const sign = source.charAt(at);
    let end = at + 1;
    if (sign === '"' || sign === "'") {
      end = endOfText(source, at);
      const isClosed = end > at + 1 && source.charAt(end - 1) === sign;
      plain += `${sign}${blank(source.slice(at + 1, isClosed ? end - 1 : end))}${isClosed ? sign : ''}`;
    } else if (sign === '#') {
      end = source.indexOf('\n', at);
      if (end < 0) end = source.length;
      plain += blank(source.slice(at, end));
    } else plain += sign;
    at = end;
  }
  return plain.split('\n').map((line) => (line.length > MAX_LINE ? '' : line));
}
