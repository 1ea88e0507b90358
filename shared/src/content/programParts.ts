// Splits a program into code, texts and comments: what translations may change of it, and what rules of errors look at.

export interface ProgramPart {
  kind: 'code' | 'text' | 'comment';
  /** As it is written, with quotes or `#`. */
  source: string;
}

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

function endOfComment(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

/** The parts of a program in order; joined they are the program. Works on programs that Python rejects. */
export function programParts(source: string): ProgramPart[] {
  const parts: ProgramPart[] = [];
  let code = '';
  const push = (kind: ProgramPart['kind'], part: string) => {
    if (part !== '') parts.push({ kind, source: part });
  };
  for (let at = 0; at < source.length; ) {
    const sign = source.charAt(at);
    const kind = sign === '#' ? 'comment' : sign === '"' || sign === "'" ? 'text' : 'code';
    if (kind === 'code') {
      code += sign;
      at += 1;
      continue;
    }
    push('code', code);
    code = '';
    const end = kind === 'comment' ? endOfComment(source, at) : endOfText(source, at);
    push(kind, source.slice(at, end));
    at = end;
  }
  push('code', code);
  return parts;
}

/** Whether a comment or a text of the program has words. */
export const hasWords = (program: string): boolean =>
  programParts(program).some(({ kind, source }) => kind !== 'code' && /\p{L}/u.test(source));

/** Quotes, `{gaps}` and escapes of a text stay; its words may differ. */
const frameOfText = (source: string): string =>
  `${/^(?:"""|'''|.)/s.exec(source)?.[0] ?? ''}${(source.match(/\{[^{}]*\}|\\./g) ?? []).sort().join('')}`;

/** What a translation of the program must leave as it is. */
export const programFrameOf = (program: string): string =>
  programParts(program)
    .map(({ kind, source }) => (kind === 'code' ? source : kind === 'comment' ? '#' : frameOfText(source)))
    .join('');
