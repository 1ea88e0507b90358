// Splits a text into sentences of words for counting: any script, bounded in length, without markup.
// Words after Unicode Standard Annex #29 (letters with their marks, joined by apostrophe or hyphen); the case of a sentence's first word
// after the baseline of L. Lita et al., "tRuEcasIng" (ACL 2003): as it is written inside sentences.

/** Longer texts are cut, so that a pasted book cannot stall the page. */
export const MAX_CHARACTERS = 120_000;
export const MAX_WORDS = 20_000;
/** A longer run of letters is no word; its rest is dropped. */
const MAX_WORD_LENGTH = 40;

export interface SplitText {
  /** Each ends with its full stop, question mark, exclamation mark or danda, which are tokens too; a line may end without one. */
  sentences: string[][];
  /** Words without the marks that end sentences. */
  wordCount: number;
  isCut: boolean;
  hadMarkup: boolean;
}

const TAG = /<\/?[a-z][^<>]{0,300}>|<!--[^<>]{0,300}-->/giu;
/** A word, an emoji with what belongs to it, the end of a sentence, or a new line. */
const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*)*|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*|[.!?।॥…]+|\n/gu;
const ENDS = /^[.!?।॥…]/u;

export const isSentenceEnd = (token: string): boolean => ENDS.test(token);

/** "..." and "?!" count as one mark each. */
const endMark = (token: string): string => (/[?]/u.test(token) ? '?' : /[!]/u.test(token) ? '!' : (token[0] ?? '.'));

const startsUpper = (word: string): boolean => {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first !== first.toLowerCase();
};

function splitSentences(text: string): { sentences: string[][]; wordCount: number; isFull: boolean } {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  let wordCount = 0;
  const close = () => {
    if (sentence.some((token) => !isSentenceEnd(token))) sentences.push(sentence);
    sentence = [];
  };
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '\n') close();
    else if (ENDS.test(token)) {
      sentence.push(endMark(token));
      close();
    } else {
      if (wordCount === MAX_WORDS) return { sentences, wordCount, isFull: true };
      wordCount += 1;
      sentence.push(token.replaceAll('’', "'").slice(0, MAX_WORD_LENGTH));
    }
  }
  close();
  return { sentences, wordCount, isFull: false };
}

/** First words are written small unless the text writes them large inside sentences and never small. */
function withTrueCase(sentences: readonly string[][]): string[][] {
  const inside = new Set(sentences.flatMap((sentence) => sentence.slice(1)));
  return sentences.map(([first = '', ...rest]) => {
    const small = first.toLowerCase();
    const isName = startsUpper(first) && inside.has(first) && !inside.has(small);
    return [isName ? first : small, ...rest];
  });
}

export function splitText(text: string): SplitText {
  const cut = text.slice(0, MAX_CHARACTERS);
  const plain = cut.replace(TAG, ' ');
  const { sentences, wordCount, isFull } = splitSentences(plain.normalize('NFC'));
  return {
    sentences: withTrueCase(sentences),
    wordCount,
    isCut: isFull || cut.length < text.length,
    hadMarkup: plain !== cut,
  };
}

/** Words with spaces, but none before the mark that ends a sentence. */
export const glueWords = (words: readonly string[]): string =>
  words.reduce((sum, word) => (isSentenceEnd(word) || sum === '' ? sum + word : `${sum} ${word}`), '');

function startLarge(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 32);
  return word === '' ? '' : first.toUpperCase() + word.slice(first.length);
}

/** Writes words as sentences: glued, and the first letter of each large. */
export const joinWords = (words: readonly string[]): string =>
  glueWords(words.map((word, at) => (at === 0 || isSentenceEnd(words[at - 1] ?? '') ? startLarge(word) : word)));
