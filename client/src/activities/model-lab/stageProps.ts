// The props of every stage of the model lab, and how they format values.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { t } from '@lingui/core/macro';
import type { ModelLabDraft } from './draft.ts';
import type { StageId } from './stages.ts';

export interface StageProps {
  activity: ActivityOf<'model-lab'>;
  draft: ModelLabDraft;
  /** Computed from the columns and cleaned rows of the draft; undefined while no column is chosen. */
  experiment: Experiment | undefined;
  change(next: Partial<ModelLabDraft>): void;
  restart(): void;
  /** The stage after this one. */
  next: { title: string; open(): void } | undefined;
  goTo(stage: StageId): void;
  submit(answer: AnswerOf<'model-lab'>): Grade;
  report(figures: Record<string, number>): void;
}

/** A cell as text: the name of a category's value, or the number itself. */
export const valueLabel = (column: StageProps['activity']['columns'][number], value: string | number): string =>
  column.names[value] ?? String(value);

/** A share of 0–1 as a whole percentage, in the current language. */
export function formatPercent(share: number): string {
  const value = Math.round(share * 100);
  return t`${value} %`;
}
