// Names the limits of the word river, for its schema and for what reads its draft without one.

/** Words that a text of the learner's own needs, so that something can follow. */
export const LEAST_WORDS = 20;
/** Words that count as looked up. */
export const MAX_LOOKS = 50;
