// Finds the longest run of words that a sentence shares with the text it was learned from.
// The longest common substring over words, by dynamic programming: D. Gusfield, "Algorithms on Strings, Trees and Sequences" (1997), 1.4.

export interface CopiedRun {
  /** Words in the run; 0 if nothing is shared. */
  length: number;
  /** Where it starts in the written words. */
  start: number;
  /** The source sentence and where in it the run starts. */
  sentence: number;
  at: number;
}

/** The longest run, the first of equally long ones. Runs never cross the end of a source sentence. */
export function longestCopiedRun(words: readonly string[], source: readonly (readonly string[])[]): CopiedRun {
  let best: CopiedRun = { length: 0, start: 0, sentence: 0, at: 0 };
  source.forEach((sentence, number) => {
    // lengths[i] = run that ends at word i - 1 of the written words and at the current source word.
    let lengths = new Array<number>(words.length + 1).fill(0);
    sentence.forEach((token, at) => {
      const next = new Array<number>(words.length + 1).fill(0);
      words.forEach((word, index) => {
        if (word !== token) return;
        const length = (lengths[index] ?? 0) + 1;
        next[index + 1] = length;
        if (length > best.length) best = { length, start: index - length + 1, sentence: number, at: at - length + 1 };
      });
      lengths = next;
    });
  });
  return best;
}
