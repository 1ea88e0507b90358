// Counts the false ones among 500 sentences of a language model: with one text, with two, and with the fact book.
// The look into the book is rejection sampling: a draft that the book does not contain is thrown away, and the model itself stays as it is.
import { seededRandom } from '../../learning/random.ts';
import { trainWordModel } from '../../learning/wordModel.ts';
import { joinWords, splitText } from '../../learning/wordText.ts';
import { bookText, claimReader, type FactBook, isFact } from '../kit/facts/factBook.ts';
import { sayOne } from '../kit/facts/spoken.ts';

export const SOURCES = ['plain', 'diary', 'book'] as const;
export type Source = (typeof SOURCES)[number];

/** Sentences of one count. */
export const COUNTED = 500;
/** Drafts of one sentence before the last one is said as it is. */
const DRAFTS = 60;

export interface SourceCount {
  source: Source;
  /** Of COUNTED sentences. */
  falseOnes: number;
  /** Sentences of which each pair of words stands in what was read, of COUNTED. */
  fluent: number;
  /** Drafts that were not said. */
  thrown: number;
  /** Some of the sentences. */
  sample: { text: string; isTrue: boolean }[];
}

const SAMPLE = 6;

const normal = (words: readonly string[]): string => joinWords(words).toLowerCase();

/** `diary` is a second text with true sentences only. Runs in the worker. */
export function countFalse(book: FactBook, diary: string, source: Source, seed: number): SourceCount {
  const second = splitText(diary).sentences;
  // One text, so that the case of first words is decided alike.
  const text = source === 'diary' ? `${bookText(book)}\n${diary}` : bookText(book);
  const model = trainWordModel(splitText(text).sentences);
  const read = claimReader(book);
  const known = new Set(second.map(normal));
  const isTrue = (words: readonly string[]) => {
    const claim = read(words);
    return claim ? isFact(book, claim) : known.has(normal(words));
  };
  const isFluent = (words: readonly string[]) =>
    words.every((word, at) => model.bigrams.get(words[at - 1] ?? '')?.has(word) ?? false);
  const random = seededRandom(seed);
  let thrown = 0;
  const said = Array.from({ length: COUNTED }, () => {
    let words = sayOne(model, random);
    for (let draft = 1; source === 'book' && draft < DRAFTS && !isTrue(words); draft += 1) {
      words = sayOne(model, random);
      thrown += 1;
    }
    return words;
  });
  return {
    source,
    falseOnes: said.filter((words) => !isTrue(words)).length,
    fluent: said.filter(isFluent).length,
    thrown,
    sample: said.slice(0, SAMPLE).map((words) => ({ text: joinWords(words), isTrue: isTrue(words) })),
  };
}
