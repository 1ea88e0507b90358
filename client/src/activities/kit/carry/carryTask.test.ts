// Tests what follows from putting things into places, and what is kept of a check.
import { expect, it } from 'vitest';
import { parseCarry } from './carryDraft.ts';
import { type CarryTask, isComplete, keepRight, putThing, withoutThing, wrongThings } from './carryTask.ts';

const task: CarryTask = {
  things: ['a', 'b', 'c'].map((id) => ({ id, text: id, place: id === 'c' ? 'two' : 'one', why: 'because' })),
  places: ['one', 'two'].map((id) => ({ id, label: id })),
  isSingle: false,
  wait: 'wait',
};

it('puts many things into a crate, and one onto a stone', () => {
  const crate = putThing(task, { a: 'one' }, 'b', 'one');
  expect(crate).toEqual({ a: 'one', b: 'one' });
  expect(putThing({ isSingle: true }, { a: 'one', c: 'two' }, 'b', 'one')).toEqual({ b: 'one', c: 'two' });
  expect(withoutThing(crate, 'a')).toEqual({ b: 'one' });
});

it('is complete with every thing, and names those in a wrong place', () => {
  expect(isComplete(task, { a: 'one', b: 'one' })).toBe(false);
  expect(isComplete(task, { a: 'one', b: 'one', c: 'one' })).toBe(true);
  expect(wrongThings(task, { a: 'one', b: 'two', c: 'two' }).map(({ id }) => id)).toEqual(['b']);
});

it('keeps of a check what was right and lies there still', () => {
  const checked = { a: 'one', b: 'two', c: 'two' };
  expect(keepRight(task, { a: 'one', c: 'two' }, checked)).toEqual({ a: 'one', c: 'two' });
  expect(keepRight(task, { a: 'two', b: 'two' }, checked)).toBeNull();
  expect(keepRight(task, {}, null)).toBeNull();
});

it('reads a draft, and drops what is none', () => {
  expect(parseCarry({ placed: { a: 'one', b: 2 }, checked: null })).toEqual({
    ...{ placed: { a: 'one' }, checked: null, isOut: false },
  });
  expect(parseCarry(['a', 'b'])).toBeUndefined();
});
