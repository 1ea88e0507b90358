// What every stage of the Canteen Lab is given.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { Experiment } from '@lanternwise/shared/learning/canteen';
import type { Draft } from './draft.ts';

export interface StageProps {
  activity: ActivityOf<'canteen-data'>;
  draft: Draft;
  /** Computed anew from the draft's columns and cleaned rows; undefined while no column is chosen. */
  experiment: Experiment | undefined;
  change(next: Partial<Draft>): void;
  restart(): void;
  submit(answer: AnswerOf<'canteen-data'>): Grade;
  report(figures: Record<string, number>): void;
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
