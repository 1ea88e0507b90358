// What the lesson gives to each of Unit 2's activities, and what a completed one hands back.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { MAX_TRIES, type Unit2Answers } from '@lanternwise/shared/school/unit2Grade';

export interface ActivityResult<A extends Unit2Activity> {
  /** Every try, which the server grades again. */
  answer: Unit2Answers[A];
  /** The model card of an activity that trained a model. */
  model?: Record<string, number>;
}

export interface ActivityProps<A extends Unit2Activity> {
  /** Draws and shuffles follow from it; another one for each opening. */
  seed: number;
  /** The child pressed 'Complete Activity'. */
  onComplete(result: ActivityResult<A>): void;
}

/** Adds a try to those of one item, as many as an answer keeps; the last one always stays. */
export const withTry = <T>(before: readonly T[] | undefined, next: T): T[] => [
  ...(before ?? []).slice(0, MAX_TRIES - 1),
  next,
];
