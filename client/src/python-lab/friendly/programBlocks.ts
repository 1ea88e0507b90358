// The blocks of a program by how far its lines are moved in; for hints only, so that near misses cost nothing.

export interface Block {
  /** Index of the line that begins the block. */
  head: number;
  /** Indexes of the lines in it that hold code. */
  lines: readonly number[];
}

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The block below the line with this index. */
export function blockBelow(plain: readonly string[], head: number): Block {
  const level = indentOf(plain[head] ?? '');
  const lines: number[] = [];
  for (let at = head + 1; at < plain.length; at += 1) {
    const text = plain[at] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) <= level) break;
    lines.push(at);
  }
  return { head, lines };
}

/** All blocks whose head fits a pattern, with its match. */
export const blocksOf = (plain: readonly string[], head: RegExp): (Block & { match: RegExpExecArray })[] =>
  plain.flatMap((text, at) => {
    const match = head.exec(text);
    return match ? [{ ...blockBelow(plain, at), match }] : [];
  });
