// @vitest-environment jsdom
// Tests whose voices the companion obeys: those of the last test, those that another device tells of, or a sample.
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { voiceFigures } from '@lanternwise/shared/voices/commandResults';
import { beforeEach, expect, it } from 'vitest';
import json from '../../../../shared/content/realms/voice-valley-park/activities/teach-three-words.json' with {
  type: 'json',
};
import { skill } from './skill.ts';

function taughtActivity(): ActivityOf<'teach-commands'> {
  const activity = activitySchema.parse(json);
  if (activity.kind !== 'teach-commands') throw new Error('not the teaching of words');
  return activity;
}
const activity = taughtActivity();
const learn = (cards = {}) =>
  skill.learn({
    activity,
    activities: { [activity.id]: activity },
    state: { ...EMPTY_REALM_STATE, cards },
    language: 'en',
  });
const store = (draft: unknown) => localStorage.setItem(`lanternwise:draft:guest:${activity.id}`, JSON.stringify(draft));

beforeEach(() => localStorage.clear());

it('obeys the voices of the last test, with the figures of the lesson', async () => {
  store({ voices: ['meera'], tests: [['arjun'], ['kiran', 'arjun']] });
  const learned = await learn();
  expect(learned).toMatchObject({ isSample: false, model: { voices: ['arjun', 'kiran'] } });
  expect(learned && skill.card(learned.model)).toEqual({
    learned: 'the voices of Arjun and Kiran',
    unseen: { right: 89, of: 90 },
  });
});

it('obeys the voices that another device tells of', async () => {
  const learned = await learn({ [activity.id]: { 'test accuracy': 1, ...voiceFigures(['lucia', 'kiran']) } });
  expect(learned).toMatchObject({ isSample: false, model: { voices: ['lucia', 'kiran'] } });
});

it.each([
  ['nothing was taught here', undefined],
  ['no test was made', { voices: ['meera'], tests: [] }],
  ['no voice of the last test is known', { voices: [], tests: [['arjun'], ['devi', 'nobody']] }],
  ['the draft is none', { voices: 'arjun', tests: [[1]] }],
])('obeys the first voice alone, as a sample, where %s', async (_, draft) => {
  if (draft) store(draft);
  const learned = await learn();
  expect(learned).toMatchObject({ isSample: true, model: { voices: ['arjun'] } });
  expect(learned && skill.card(learned.model)).toEqual({
    learned: 'the voice of Arjun',
    unseen: { right: 69, of: 90 },
  });
});
