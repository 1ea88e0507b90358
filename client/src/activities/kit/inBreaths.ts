// Joins words or sentences into lines that a bubble over somebody's head shows whole.

/** In small letters a bubble holds about a third more, so that wide ones fit too. */
const MOST = 72;

export function inBreaths(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + part.length > MOST) lines.push(part);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines;
}
