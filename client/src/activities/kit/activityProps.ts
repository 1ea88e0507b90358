// The props that ActivityRunner passes to the view of every kind.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityKind, ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';

export interface ActivityProps<K extends ActivityKind> {
  activity: ActivityOf<K>;
  /** Seed of this session's shuffles for this activity. */
  seed: number;
  /** Grades and records a checked answer. */
  submit(answer: AnswerOf<K>): Grade;
  /** Stores the figures of a trained model or an experiment. */
  report(figures: Record<string, number>): void;
  /** The part to open first, one of the kind's `parts`, for activities that run beside a lesson's steps. */
  part?: string | undefined;
}
