// Tests what people say of a finished task: with its figures, kind after many wrong tries, nothing of what was skipped.
import { expect, it } from 'vitest';
import { praiseOf } from './praise.ts';
import { EMPTY_REALM_STATE, type RealmState } from './state.ts';

const task = {
  id: 'sort',
  title: 'Sort',
  steps: [
    { id: 'sorted', title: '', on: { kind: 'activity-answered' as const, ref: 'belt' }, needs: [] },
    { id: 'heard', title: '', on: { kind: 'lesson-finished' as const, ref: 'talk' }, needs: [] },
  ],
  praise: { glad: ['{right} of {of}, and it hums.', 'It hums.'], gentle: ['It runs now.'] },
};
const stateOf = (first: number, of: number): RealmState => ({
  ...EMPTY_REALM_STATE,
  done: ['sorted', 'heard'],
  activities: { belt: { bestScore: 1, passed: true, attempts: 1, first, of } } as never,
});

it('is glad, with the figures of the first tries', () => {
  expect(praiseOf(task, stateOf(0.75, 8))).toEqual({ mood: 'glad', lines: ['6 of 8, and it hums.', 'It hums.'] });
});

it('is kind and no cheer below 40 % of first tries', () => {
  expect(praiseOf(task, stateOf(0.25, 8))).toEqual({ mood: 'gentle', lines: ['It runs now.'] });
});

it('has no figures where nothing could be answered wrongly', () => {
  expect(praiseOf(task, stateOf(1, 0)).lines).toEqual(['It hums.']);
});

it('says nothing of what was skipped, or of a task without lines', () => {
  expect(praiseOf(task, { ...stateOf(1, 8), skipped: { talk: true } as never })).toEqual({ mood: 'gentle', lines: [] });
  const { praise: _, ...bare } = task;
  expect(praiseOf(bare, stateOf(1, 8))).toEqual({ mood: 'glad', lines: [] });
});
