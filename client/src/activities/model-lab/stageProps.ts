// What every stage of the model lab is given.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { t } from '@lingui/core/macro';
import type { ModelLabDraft } from './draft.ts';

export interface StageProps {
  activity: ActivityOf<'model-lab'>;
  draft: ModelLabDraft;
  /** Computed anew from the draft's columns and cleaned rows; undefined while no column is chosen. */
  experiment: Experiment | undefined;
  change(next: Partial<ModelLabDraft>): void;
  restart(): void;
  submit(answer: AnswerOf<'model-lab'>): Grade;
  report(figures: Record<string, number>): void;
}

/** A cell in words: the name of a category's value, or the number itself. */
export const valueLabel = (column: StageProps['activity']['columns'][number], value: string | number): string =>
  column.names[value] ?? String(value);

/** A share of 0–1 as whole per cent, in the language of the words around it. */
export function formatPercent(share: number): string {
  const value = Math.round(share * 100);
  return t`${value} %`;
}
