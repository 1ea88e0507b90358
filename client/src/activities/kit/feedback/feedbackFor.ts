// Decides how an activity reacts to a checked answer: movement, sound and cheer, from the answers before it.

export interface FeedbackRun {
  /** Right answers in a row. */
  streak: number;
  /** Right answers of this visit. */
  rights: number;
}

export interface Feedback extends FeedbackRun {
  motion: 'pop' | 'nudge';
  sound: { name: 'right' | 'wrong'; gain: number; rate: number };
  /** Which cheer the guide calls; undefined after a wrong answer. */
  cheer: number | undefined;
}

export const FIRST_RUN: FeedbackRun = { streak: 0, rights: 0 };

/** A major scale in semitones: each right answer in a row sounds one note higher, up to the octave. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12] as const;
const WRONG_GAIN = 0.6;
const WRONG_RATE = 0.8;

const rateOf = (streak: number): number => 2 ** ((SCALE[Math.min(streak, SCALE.length) - 1] ?? 0) / 12);

export function feedbackFor(before: FeedbackRun, correct: boolean, cheerCount: number): Feedback {
  const { rights } = before;
  if (!correct) {
    const sound = { name: 'wrong', gain: WRONG_GAIN, rate: WRONG_RATE } as const;
    return { streak: 0, rights, motion: 'nudge', sound, cheer: undefined };
  }
  const streak = before.streak + 1;
  return {
    streak,
    rights: rights + 1,
    motion: 'pop',
    sound: { name: 'right', gain: 1, rate: rateOf(streak) },
    cheer: rights % cheerCount,
  };
}
