// Tests of first tries: what is recorded first counts, in activities that are answered at once and in those that are picked round by round.
import { expect, it } from 'vitest';
import { addTries, triesOf } from './firstTries.ts';
import type { ActivityRecord } from './state.ts';

type Known = Pick<ActivityRecord, 'first' | 'of' | 'tried'>;
const record = (known: Known, attempts = 1): ActivityRecord => ({
  ...{ attempts, best: 1, correct: false, skipped: false, ms: 0, hints: 0 },
  ...known,
});
const answer = (of: number, tried: Record<string, boolean>, score = 0) => ({ score, tries: { of, tried } });

it('keeps the first answer of an activity that is checked as a whole', () => {
  const first = addTries(undefined, answer(2, { a: false, b: true }));
  expect(first).toEqual({ first: 0.5, of: 2 });
  expect(addTries(record(first), answer(2, { a: true, b: true }, 1))).toEqual(first);
});

it('adds up rounds that are tried one after another, also after the window was closed and opened again', () => {
  const one = addTries(undefined, answer(3, { a: false }));
  expect(one).toEqual({ first: 0, of: 3, tried: { a: false } });
  // Opened again: this time it is known.
  const two = addTries(record(one), answer(3, { a: true, b: true }));
  expect(two).toEqual({ first: 1 / 3, of: 3, tried: { a: false, b: true } });
  const three = addTries(record(two, 2), answer(3, { a: true, b: true, c: true }, 1));
  expect(three).toEqual({ first: 2 / 3, of: 3 });
  expect(triesOf(record(three, 3))).toEqual({ right: 2, of: 3 });
});

it('leaves a record from before as it is, and counts nothing where nothing is asked', () => {
  expect(addTries(record({ first: 0.25 }), answer(4, { a: true }, 1))).toEqual({ first: 0.25 });
  expect(triesOf(record({ first: 0.25 }))).toBeUndefined();
  expect(addTries(undefined, answer(0, {}, 1))).toEqual({ first: 1, of: 0 });
});
