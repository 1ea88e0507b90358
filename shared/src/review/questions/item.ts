// Types of the review's items: written questions in three wordings, and small tasks with new numbers each time.
import { LANGUAGES, type Language } from '../../constants/languages.ts';

/** A text in the languages of the table, in its order. */
export type Words = readonly [string, string, ...string[]];

export const wordsIn = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[0];

export interface ReviewQuestion {
  id: string;
  /** The question, and two more wordings of it; they take turns. */
  ask: Words;
  again: readonly [Words, Words];
  /** A program that is shown below the question; the right option is what it prints, its lines joined by LINE_BREAK. */
  code?: string;
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
  /** A program with `{placeholders}` that is shown below the question; the right option is what it prints. */
  code?: string;
  /** Explains every wrong option. */
  why: Words;
  /** `random` returns numbers in [0, 1). Wrong options differ from the right one and from each other. */
  make(random: () => number): TaskNumbers;
}

export interface RealmReview {
  questions: readonly ReviewQuestion[];
  tasks: readonly ReviewTask[];
}

/** The questions of a JSON file of this folder; a test holds each file to the type. */
export const writtenQuestions = (json: unknown): readonly ReviewQuestion[] => json as readonly ReviewQuestion[];

/** An integer from `low` to `high`. */
export const pick = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

export function oneOf<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[pick(random, 0, choices.length - 1)] ?? choices[0];
}

/** What a program prints, with a sign between its lines. */
export const lines = (...printed: readonly string[]): string => printed.join(LINE_BREAK);

/** The sign of a new line in an option. */
export const LINE_BREAK = ' ⏎ ';

/** The printed lines of a loop that goes round a number of times. */
export const times = (rounds: number, ...printed: readonly string[]): string[] =>
  Array.from({ length: rounds }, () => printed).flat();
