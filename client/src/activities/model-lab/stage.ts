// What every stage of the model lab is given.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { Experiment } from '@lanternwise/shared/learning/table-experiment';
import type { Draft } from './draft.ts';

export interface StageProps {
  activity: ActivityOf<'model-lab'>;
  draft: Draft;
  /** Computed anew from the draft's columns and cleaned rows; undefined while no column is chosen. */
  experiment: Experiment | undefined;
  change(next: Partial<Draft>): void;
  restart(): void;
  submit(answer: AnswerOf<'model-lab'>): Grade;
  report(figures: Record<string, number>): void;
}

/** A cell in words: the name of a category's value, or the number itself. */
export const nameOf = (column: StageProps['activity']['columns'][number], value: string | number): string =>
  column.names[value] ?? String(value);

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
