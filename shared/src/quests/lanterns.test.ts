// Tests the state of the great lanterns.
import { expect, it } from 'vitest';
import type { Quest } from '../content/quest.ts';
import { countLanterns, lanternMarks } from './lanterns.ts';
import { EMPTY_REALM_STATE } from './state.ts';

const task = (id: string): Quest['tasks'][number] => ({
  id,
  title: id,
  steps: [{ id: `${id}-done`, title: '', on: { kind: 'lesson-finished', ref: id }, needs: [] }],
});
const quest = { tasks: ['one', 'two', 'three'].map(task) };

it('is unlit before its task is done, ready after it, and lit for good once lit', () => {
  const state = { ...EMPTY_REALM_STATE, done: ['two-done'], lanterns: ['three'] };
  expect(lanternMarks(quest, state)).toEqual({ one: 'unlit', two: 'ready', three: 'lit' });
});

it('counts those of the tasks that exist', () => {
  expect(countLanterns(quest, { lanterns: ['gone', 'three'] })).toEqual({ lit: 1, total: 3 });
});
