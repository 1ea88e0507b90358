// Counts words as a reader meets them, in Latin letters or Devanagari, and those among them that the requirements fix.

/** A token with a letter in it: figures, signs and icons are not read as words. */
const WORD = /\p{L}/u;

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((token) => WORD.test(token));

export const countWords = (text: string): number => wordsOf(text).length;

const normalise = (text: string): string =>
  wordsOf(text)
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .join(' ');

/** Shorter quotes are labels that occur in any text. */
const SHORTEST_FIXED = 3;

/** Counts how many words of a text are fixed: the whole text is one of them, or contains it. */
export function createFixedCounter(texts: readonly string[]): (text: string) => number {
  const fixed = texts
    .map(normalise)
    .filter((text) => text.split(' ').length >= SHORTEST_FIXED)
    .sort((a, b) => b.length - a.length);
  return (shown) => {
    let rest = ` ${normalise(shown)} `;
    let count = 0;
    for (const text of fixed) {
      if (!rest.includes(` ${text} `)) continue;
      count += text.split(' ').length;
      rest = rest.replace(` ${text} `, ' | ');
    }
    return count;
  };
}
