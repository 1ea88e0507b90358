// Type of a grade; client and server compute it from the same answer.
import type { Tries } from './firstTries.ts';

/** The result of one checked answer. */
export interface Grade {
  /** True if every item is right: the activity is passed. */
  correct: boolean;
  /** Share of items that are right (0–1); in a quiz, right at the first pick. */
  score: number;
  /** Ids of the wrong items. */
  wrong: readonly string[];
  /** Only of an activity that is passed part by part: the parts that this answer wins, and how many of them pass the activity. */
  parts?: { right: readonly string[]; of: number };
  /** What it says about first tries; a definition's own grade leaves it to the registry. */
  tries?: Tries;
}
