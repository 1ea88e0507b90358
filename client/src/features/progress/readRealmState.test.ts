// Tests that stored realm states are accepted and refused exactly as by the schema that the server uses.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { realmStateSchema } from '@lanternwise/shared/quests/stateSchema';
import { expect, it } from 'vitest';
import { readRealmState } from './readRealmState.ts';

const RECORD = {
  attempts: 2,
  first: 0.5,
  of: 2,
  tried: { echo: true },
  best: 1,
  correct: true,
  skipped: false,
  ms: 1200,
  hints: 3,
};
const STATE = {
  ...EMPTY_REALM_STATE,
  entered: true,
  done: ['hat-found'],
  pages: { domains: 2 },
  activities: { 'fair-order': RECORD },
  cards: { model: { accuracy: 0.9 } },
  lanterns: ['collect-objects'],
  skipped: { 'movement-tutorial': true },
  passed: ['python-print'],
  parts: { quiz: { echo: { won: 1, misses: 0, at: 3 } } },
  stars: { 'collect-objects': 3 },
};
/** JSON has no `undefined`. */
const WRONG = [null, 'x', -1, 0.5, 2, Number.NaN, true, [], ['A b'], [1], {}, { a: 1.5 }, { a: 'x' }];

const without = (object: object, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([known]) => known !== key));

/** The object with each key left out, set to each wrong value, and one key too many. */
const variants = (object: object): unknown[] => [
  object,
  { ...object, unknown: 1 },
  ...Object.keys(object).flatMap((key) => [
    without(object, key),
    ...WRONG.map((value) => ({ ...object, [key]: value })),
  ]),
];

it.each([
  ['states', variants(STATE)],
  ['records of activities', variants(RECORD).map((record) => ({ ...STATE, activities: { a: record } }))],
  ['model cards', WRONG.map((figure) => ({ ...STATE, cards: { model: { accuracy: figure } } }))],
  ['parts', variants({ won: 1, misses: 0, at: 3 }).map((part) => ({ ...STATE, parts: { quiz: { echo: part } } }))],
  ['other values', [undefined, ...WRONG]],
])('%s are read as the schema reads them', (_, values) => {
  for (const value of values)
    expect(readRealmState(value), JSON.stringify(value)).toEqual(realmStateSchema.safeParse(value).data);
});
