// The stages of the model lab in order: which are done, and at which one the lab opens.
import { areRowsClean } from './cleaning.ts';
import type { ModelLabDraft } from './draft.ts';
import type { StageProps } from './stageProps.ts';

export const STAGE_IDS = ['scope', 'columns', 'clean', 'train', 'test', 'deploy'] as const;
export type StageId = (typeof STAGE_IDS)[number];

type Lab = StageProps['activity'];

/** Chosen columns that the model should not use: with one of them the lab is not passed. */
export const misfitColumns = (lab: Lab, { columns }: Pick<ModelLabDraft, 'columns'>): Lab['columns'] =>
  lab.columns.filter(({ id, role }) => role !== 'useful' && columns.includes(id));

const DONE: Record<StageId, (activity: Lab, draft: ModelLabDraft) => boolean> = {
  scope: ({ scope }, draft) => draft.scope === scope.correct,
  columns: (activity, draft) => draft.columns.length > 0 && misfitColumns(activity, draft).length === 0,
  clean: (activity, { fixes }) => areRowsClean(activity, fixes),
  train: (_, { columns, trained }) => columns.length > 0 && trained,
  test: (_, { deployed, trained }) => trained && deployed !== undefined,
  deploy: ({ signs }, { sign }) => sign === signs.correct,
};

export const isStageDone = (activity: Lab, draft: ModelLabDraft, stage: StageId): boolean =>
  DONE[stage](activity, draft);

/** The wanted stage, unless an earlier one is not done: what a stage needs is made in those before it. */
export function openingStage(activity: Lab, draft: ModelLabDraft, wanted: string | undefined): StageId {
  const last = STAGE_IDS.find((id) => id === wanted);
  const firstOpen = STAGE_IDS.find((id) => !isStageDone(activity, draft, id)) ?? 'deploy';
  if (!last) return firstOpen;
  return STAGE_IDS.indexOf(firstOpen) < STAGE_IDS.indexOf(last) ? firstOpen : last;
}
