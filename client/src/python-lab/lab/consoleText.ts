// The text of the Output Console: its last 500 lines, whatever a program prints.

export const MAX_LINES = 500;
/** One endless line must not grow for ever either. */
const MAX_CHARACTERS = 60_000;

/** Text plus what came new, cut to the last lines. */
export function appended(text: string, more: string): string {
  let whole = text + more;
  if (whole.length > MAX_CHARACTERS) whole = whole.slice(-MAX_CHARACTERS);
  let from = whole.length;
  // A line end at the very end belongs to the last line.
  if (whole.endsWith('\n')) from -= 1;
  for (let lines = 0; lines < MAX_LINES; lines += 1) {
    const before = whole.lastIndexOf('\n', from - 1);
    if (before < 0) return whole;
    from = before;
  }
  return whole.slice(from + 1);
}
