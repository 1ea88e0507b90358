// Tests which assignments the quest log of a realm shows, and how far they are.
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import { assignedHere } from './assignedHere.ts';

const step = (id: string) => ({ id, title: id, on: { kind: 'dialog-finished' as const, ref: id }, needs: [] });
const quest = {
  realm: 'ai-adventure-park' as const,
  tasks: [{ id: 'talk', title: 'Talk', steps: [step('one'), step('two')] }],
  rules: [],
  exit: { id: 'gate', hint: '' },
  graded: [],
};
const content = { realm: { id: 'ai-adventure-park' }, quest } as unknown as Parameters<typeof assignedHere>[1];
const given = (change: Partial<OwnAssignment>): OwnAssignment => ({
  id: 'a',
  kind: 'task',
  realm: 'ai-adventure-park',
  ref: 'talk',
  title: 'Talk',
  realmTitle: 'Park',
  isGone: false,
  dueAt: 1,
  allDay: true,
  timeZone: 'UTC',
  note: null,
  groupName: 'Class',
  state: 'open',
  done: 0,
  of: 2,
  path: null,
  ...change,
});
const figures = (assignment: OwnAssignment, done: string[]) =>
  assignedHere([assignment], content, { ...EMPTY_REALM_STATE, entered: true, done }).map((one) => [one.done, one.of]);

it('shows what is not done here, with the steps of this moment', () => {
  expect(figures(given({}), [])).toEqual([[0, 2]]);
  expect(figures(given({}), ['one'])).toEqual([[1, 2]]);
  expect(figures(given({}), ['one', 'two'])).toEqual([]);
  expect(figures(given({ kind: 'realm', ref: null }), ['one', 'two'])).toEqual([[1, 2]]);
  expect(figures(given({ kind: 'unit', realm: null, ref: 'unit-1' }), [])).toEqual([[0, 2]]);
  // The server knows of another device.
  expect(figures(given({ done: 1 }), [])).toEqual([[1, 2]]);
});

it('leaves out what is done, gone or elsewhere', () => {
  expect(figures(given({ state: 'done-late' }), [])).toEqual([]);
  expect(figures(given({ ref: 'gone', isGone: true }), [])).toEqual([]);
  expect(figures(given({ realm: 'robo-realm' }), [])).toEqual([]);
  expect(figures(given({ kind: 'unit', realm: null, ref: 'unit-2' }), [])).toEqual([]);
  expect(figures(given({ kind: 'review', realm: null, ref: null }), [])).toEqual([]);
});
