// What the companion knows of jokes: the learner's meter with its test, and captions that it never learned from.
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import type { ScoredCase } from '@lanternwise/shared/learning/thresholdCurve';

export interface LaughSkill {
  /** Undefined if all labels are the same. */
  meter: NaiveBayesModel | undefined;
  threshold: number;
  /** Captions that it learned from. */
  examples: number;
  isOwn: boolean;
  /** Of the test, which it never learned from: the captions that the learner has labelled. */
  cases: readonly ScoredCase[];
  /** Kind captions that it never learned from. */
  posters: readonly string[];
}

/** Another one each turn; all of them before one comes again. */
export const posterOf = ({ posters }: LaughSkill, turn: number): string | undefined =>
  posters[turn % Math.max(1, posters.length)];
