// A text trained word by word: which words may come next, as stones of a row, and how the sentence ends by chance.
import { type CopiedRun, longestCopiedRun } from '../../../learning/copying.ts';
import { seededRandom } from '../../../learning/random.ts';
import { pickWord } from '../../../learning/sampling.ts';
import { type Follower, followersOf, type Order, trainWordModel, type WordModel } from '../../../learning/wordModel.ts';
import { isSentenceEnd, joinWords, type SplitText, splitText } from '../../../learning/wordText.ts';

/** Rows of stones from bank to bank. */
export const ROWS = 6;
/** Stones in a row. */
const STONES = 3;
/** Words that the river adds at most to end the sentence. */
const ENDING = 14;
/** A shorter run is found in any text. */
export const COPIED_LEAST = 4;

export interface Stone {
  word: string;
  count: number;
  /** Among the stones of the row, 0–1. */
  share: number;
}

export interface StoneRow {
  stones: readonly Stone[];
  /** The stone stepped on; null = not yet. */
  chosen: number | null;
}

export interface TrainedText extends SplitText {
  model: WordModel;
}

/** Splits a text and counts its words; run in the worker. */
export function trainOnText(text: string): TrainedText {
  const split = splitText(text);
  return { ...split, model: trainWordModel(split.sentences) };
}

const openFollowers = (model: WordModel, words: readonly string[], order: Order): Follower[] =>
  followersOf(model, words, order).filter(({ word }) => !isSentenceEnd(word));

/** Whether only the end of the sentence ever followed. */
export const hasOnlyEnds = (model: WordModel, words: readonly string[]): boolean =>
  openFollowers(model, words, 'bigram').length === 0;

/** The most frequent words that may come next. Where only the end of the sentence can follow, the next sentence begins. */
export function stonesAfter(model: WordModel, words: readonly string[], order: Order): Stone[] {
  const followers = openFollowers(model, words, order);
  const next = followers.length > 0 ? followers : openFollowers(model, [], order);
  const kept = next.slice(0, STONES);
  const total = kept.reduce((sum, { count }) => sum + count, 0);
  return kept.map(({ word, count }) => ({ word, count, share: count / total }));
}

/** The sentence goes on by chance from the last stone, up to a mark that ends it. */
export function endSentence(model: WordModel, words: readonly string[], order: Order, seed: number): string[] {
  const random = seededRandom(seed);
  const sentence = [...words];
  while (sentence.length < words.length + ENDING) {
    const word = pickWord(followersOf(model, sentence, order), random);
    if (word === undefined) break;
    sentence.push(word);
    if (isSentenceEnd(word)) break;
  }
  return sentence;
}

/** The source sentence that the words repeat, if the run is long enough to be called copied. */
export function copiedFrom(
  words: readonly string[],
  sentences: readonly (readonly string[])[],
): { run: CopiedRun; source: string } | undefined {
  const run = longestCopiedRun(words, sentences);
  if (run.length < COPIED_LEAST) return undefined;
  return { run, source: joinWords(sentences[run.sentence] ?? []) };
}
