// Splits texts into words and finds the words that a typo may stand for, the same on both engines.

/** Words of a query beyond these are ignored. */
const MAX_QUERY_WORDS = 12;
/** Longer runs of letters are no words that anybody searches for. */
const MAX_WORD_LENGTH = 60;
/** Words of fewer letters stand for themselves: of two letters, any two differ by one. */
const MIN_FUZZY_LENGTH = 4;
const MAX_SIMILAR = 5;

/** Lower case, in order, with repetitions. Marks belong to words: Devanagari vowels are marks. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) =>
    word.length > MAX_WORD_LENGTH ? Array.from(word).slice(0, MAX_WORD_LENGTH).join('') : word,
  );
}

export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, MAX_QUERY_WORDS);

/** Short words are searched whole ("AI" is not "aim"), longer ones also as the start of a word. */
export const matchesAsPrefix = (word: string): boolean => Array.from(word).length >= 3;

export const mayBeTypo = (word: string): boolean => Array.from(word).length >= MIN_FUZZY_LENGTH;

/** Of the candidates, those that differ by one letter, or by two in long words; nearest first. */
export function similarWords(word: string, candidates: readonly string[]): string[] {
  const letters = Array.from(word);
  const most = letters.length < 6 ? 1 : 2;
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(letters, Array.from(candidate), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(({ candidate }) => candidate);
}

/** Insertions, deletions, replacements and swaps of neighbours; `most + 1` if it is more than `most`. */
function editDistance(a: readonly string[], b: readonly string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      current[column] = Math.min(replaced, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}
