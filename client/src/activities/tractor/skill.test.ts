// @vitest-environment jsdom
// Tests by whose program the companion fetches: the learner's of the hardest field that was passed and is here, else a sample.
import type { Activity } from '@lanternwise/shared/activities/registry';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it } from 'vitest';
import { skill } from './skill.ts';

const FIELDS = ['first-furrow', 'long-row', 'stony-lane'];
const activities = Object.fromEntries(
  FIELDS.map((field) => [field, { kind: 'tractor', id: field, field, title: `Field ${field}` } as unknown as Activity]),
);

beforeEach(() => localStorage.clear());

const keep = (field: string, program: unknown) =>
  localStorage.setItem(`lanternwise:draft:guest:${field}`, JSON.stringify({ program }));

function learn(...passed: string[]) {
  const state = {
    ...EMPTY_REALM_STATE,
    activities: Object.fromEntries(passed.map((field) => [field, { correct: true }])),
  } as unknown as RealmState;
  return skill.learn({ activity: activities['first-furrow'] as never, activities, state, language: 'en' });
}

it('is not taught before a field is passed', async () => {
  keep('stony-lane', FIELD_PROGRAMS['stony-lane']?.solution);
  expect(await learn()).toBeUndefined();
});

it('takes the own program of the hardest field that was passed, as it stands', async () => {
  const { starter = undefined } = FIELD_PROGRAMS['long-row'] ?? {};
  keep('first-furrow', FIELD_PROGRAMS['first-furrow']?.solution);
  keep('long-row', starter);
  keep('stony-lane', FIELD_PROGRAMS['stony-lane']?.solution);
  const learned = await learn('first-furrow', 'long-row');
  expect(learned).toMatchObject({ isSample: false, model: { program: starter, field: 'Field long-row' } });
  expect(learned && skill.card(learned.model).learned).toBe('your 4 blocks for “Field long-row”');
});

it('goes on to an easier field where the harder one is empty or cannot be read', async () => {
  keep('long-row', { version: 99 });
  keep('first-furrow', FIELD_PROGRAMS['first-furrow']?.solution);
  expect(await learn('first-furrow', 'long-row')).toMatchObject({
    isSample: false,
    model: { field: 'Field first-furrow' },
  });
});

it('shows a sample where the programs are on another device, and says so', async () => {
  const learned = await learn('first-furrow', 'stony-lane');
  expect(learned).toMatchObject({ isSample: true, model: { field: 'Field stony-lane' } });
  expect(learned && skill.card(learned.model).learned).toBe('a sample of 5 blocks for “Field stony-lane”');
});

it('is measured on the fields for which it was not written', async () => {
  keep('stony-lane', FIELD_PROGRAMS['stony-lane']?.solution);
  expect((await learn('stony-lane'))?.model.unseen).toEqual({ right: 0, of: 6 });
  keep('first-furrow', FIELD_PROGRAMS['long-row']?.solution);
  expect((await learn('first-furrow'))?.model.unseen).toEqual({ right: 1, of: 6 });
});
