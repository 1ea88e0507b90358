// Types of the review's items: written questions in two wordings, and small tasks with new numbers each time.

/** A text in both languages of the product. */
export type Bilingual = readonly [english: string, hindi: string];

export interface ReviewQuestion {
  id: string;
  /** The question, and its second wording; they take turns. */
  ask: Bilingual;
  again: Bilingual;
  right: Bilingual;
  wrong: readonly { text: Bilingual; why: Bilingual }[];
}

/** What a task's seed decides: values for the `{placeholders}` of its texts, and the options. */
export interface TaskNumbers {
  values: Readonly<Record<string, string | number>>;
  right: string | number;
  wrong: readonly (string | number)[];
}

export interface ReviewTask {
  id: string;
  ask: Bilingual;
  /** Explains every wrong option. */
  why: Bilingual;
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
