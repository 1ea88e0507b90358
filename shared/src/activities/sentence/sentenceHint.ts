// Compares a built sentence with its target and chooses the hint of lessons.txt 5.7.

/** Why a sentence is not right yet. */
export type SentenceHint =
  | { kind: 'empty' | 'first' | 'on-track' | 'order' }
  /** A word that stands where another one belongs. */
  | { kind: 'position'; word: string };

const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();

export const isSentence = (target: readonly string[], built: readonly string[]): boolean =>
  same(target.join(' '), built.join(' '));

/** The hint for a wrong sentence; undefined for the right one. */
export function sentenceHint(target: readonly string[], built: readonly string[]): SentenceHint | undefined {
  if (isSentence(target, built)) return undefined;
  if (built.length === 0) return { kind: 'empty' };
  if (!same(built[0], target[0])) return { kind: 'first' };
  const misplaced = built.find((word, at) => at < target.length && !same(word, target[at]));
  if (misplaced !== undefined) return { kind: 'position', word: misplaced };
  return { kind: built.length < target.length ? 'on-track' : 'order' };
}
