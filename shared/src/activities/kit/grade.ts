// What a checked answer is worth. The view shows it, the stepper counts it, the server repeats it.

/** The verdict on one answer. */
export interface Grade {
  /** Everything is right: the activity is passed. */
  correct: boolean;
  /** Share of the items that are right (0–1); for a quiz, right at the first pick. */
  score: number;
  /** Ids of the items that are wrong, for the explanation beside each. */
  wrong: readonly string[];
}
