// Types of the review's items: written questions in two wordings, and small tasks with new numbers each time.
import { LANGUAGES, type Language } from '../../constants/languages.ts';

/** A text in the languages of the table, in its order. */
export type Words = readonly [string, string, ...string[]];

export const wordsIn = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[0];

export interface ReviewQuestion {
  id: string;
  /** The question, and its second wording; they take turns. */
  ask: Words;
  again: Words;
  right: Words;
  wrong: readonly { text: Words; why: Words }[];
}

/** What a task's seed decides: values for the `{placeholders}` of its texts, and the options. */
export interface TaskNumbers {
  values: Readonly<Record<string, string | number>>;
  right: string | number;
  wrong: readonly (string | number)[];
}

export interface ReviewTask {
  id: string;
  ask: Words;
  /** Explains every wrong option. */
  why: Words;
  /** `random` returns numbers in [0, 1). Wrong options differ from the right one and from each other. */
  make(random: () => number): TaskNumbers;
}

export interface RealmReview {
  questions: readonly ReviewQuestion[];
  tasks: readonly ReviewTask[];
}

/** An integer from `low` to `high`. */
export const pick = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
