// The model lab opens at the stage that can be worked on.
import { expect, it } from 'vitest';
import { parkActivity } from '../testing/renderActivity.tsx';
import { EMPTY_DRAFT, type ModelLabDraft } from './draft.ts';
import { isStageDone, openingStage } from './stages.ts';

const activity = parkActivity('canteen-data');
if (activity.kind !== 'model-lab') throw new Error('not a model lab');
const lab = activity;
const opening = (draft: Partial<ModelLabDraft>, wanted?: string) =>
  openingStage(lab, { ...EMPTY_DRAFT, ...draft }, wanted);
const fixes = Object.fromEntries(lab.bad.map(({ row, fix }) => [row, fix]));
const cleaned = { scope: lab.scope.correct, columns: ['dish'], fixes };

it('never opens at a stage that demands an earlier one', () => {
  expect(opening({}, 'train')).toBe('scope');
  expect(opening({ scope: lab.scope.correct }, 'train')).toBe('columns');
  expect(opening({ scope: lab.scope.correct, columns: ['dish'] }, 'train')).toBe('clean');
  expect(opening(cleaned, 'train')).toBe('train');
});

it('takes the columns as done only without one that cannot be known or means nothing', () => {
  for (const { id, role } of lab.columns)
    expect(isStageDone(lab, { ...EMPTY_DRAFT, columns: ['dish', id] }, 'columns')).toBe(role === 'useful');
});

it('opens at the stage of the lesson that is done already, and without a lesson at the first open one', () => {
  expect(opening(cleaned, 'scope')).toBe('scope');
  expect(opening(cleaned)).toBe('train');
  expect(opening({ ...cleaned, trained: true, deployed: 'tree', sign: lab.signs.correct })).toBe('deploy');
});
