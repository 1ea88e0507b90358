// The text of the Output Console: its last 500 lines, whatever a program prints.

export const MAX_LINES = 500;
/** One endless line must not grow for ever either. */
const MAX_CHARACTERS = 60_000;

/** The end of a text: so many lines of it. */
export function lastLines(text: string, count: number): string {
  let from = text.length;
  // A line end at the very end belongs to the last line.
  if (text.endsWith('\n')) from -= 1;
  for (let lines = 0; lines < count; lines += 1) {
    const before = text.lastIndexOf('\n', from - 1);
    if (before < 0) return text;
    from = before;
  }
  return text.slice(from + 1);
}

/** Text plus what came new, cut to the last lines. */
export const appendOutput = (text: string, more: string): string =>
  lastLines((text + more).slice(-MAX_CHARACTERS), MAX_LINES);
