// @vitest-environment jsdom
// The activities of Voice Valley Park played by their drivers, with a wrong answer first; no sound is sent, and drafts survive a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { voicesOfFigures } from '@lanternwise/shared/voices/commandResults';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { realmWorks } from './host/realmWorks.ts';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { renderContent } from './testing/renderActivity.tsx';

const CONTENT = '../../../shared/generated/content/voice-valley-park.json';
const valley = realmContentSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, CONTENT), 'utf8')));
const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/voice-valley-park/activities');
const activityOf = (id: string) => activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, cannot scroll and draws nothing.
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['look-at-voices', 'teach-three-words'])(
  '%s is played to the correct answer',
  async (id) => {
    const activity = activityOf(id);
    const { answers, cards } = await renderContent(activity);
    await (await loadDriver(activity))(activityUser, activity, true);
    expect(answers.map(({ answer }) => gradeActivity(activity, answer)?.correct)).toEqual([false, true]);
    expect(JSON.stringify(answers).length).toBeLessThan(400);
    expect(Object.keys(cards[0] ?? {}).length).toBeGreaterThan(2);
  },
  60_000,
);

it('reports the model with its accuracy on strangers and the voices that taught it, for the closing ceremony too', async () => {
  const activity = activityOf('teach-three-words');
  const { cards } = await renderContent(activity);
  await (await loadDriver(activity))(activityUser, activity, false);
  expect(cards[0]?.['test accuracy']).toBeGreaterThanOrEqual(0.8);
  expect(cards[0]?.['accuracy of the first voice']).toBeLessThan(0.8);
  expect(voicesOfFigures(cards[0] ?? {})).toHaveLength(5);
  const { models } = await realmWorks(valley, { ...EMPTY_REALM_STATE, cards: { [activity.id]: cards[0] ?? {} } });
  expect(models).toEqual([{ title: activity.title, accuracy: cards[0]?.['test accuracy'] }]);
}, 60_000);

it('keeps tests and choices over a reload, and does not cross with two low voices', async () => {
  const activity = activityOf('teach-three-words');
  await renderContent(activity);
  for (const control of ['test', 'predict:like', 'read:carry', 'teacher:tariq', 'test'])
    await activityUser.click(control);
  // Only when the robot has listened to every clip.
  await screen.findByText('Arjun + Tariq', undefined, { timeout: 30_000 });
  cleanup();
  await renderContent(activity);
  await screen.findByText('77%: does not cross', undefined, { timeout: 30_000 });
  await activityUser.expectDisabled('check');
}, 60_000);

it('opens each test clip and says what the robot made of it', async () => {
  await renderContent(activityOf('teach-three-words'));
  for (const control of ['test', 'predict:like', 'clips', 'stranger:zoya', 'clip:zoya-carry-0']) {
    await activityUser.click(control);
  }
  await activityUser.expectText('Zoya said “carry”. The robot heard “come”.');
}, 60_000);

it('runs what was pressed without a bet, and asks for none again', async () => {
  await renderContent(activityOf('look-at-voices'));
  await activityUser.click('voice:kiran');
  const measures = () => screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
  const fine = measures();
  await activityUser.click('coarse');
  expect(measures()).toEqual(fine);
  await activityUser.click('no-bet');
  await vi.waitFor(() => expect(measures()).not.toEqual(fine));
  await activityUser.click('fine');
  await activityUser.click('coarse');
  expect(measures()).not.toEqual(fine);
  expect(document.querySelector('[data-control="no-bet"]')).toBeNull();
});

it('goes on without a microphone, and says so', async () => {
  await renderContent(activityOf('look-at-voices'));
  // It is offered beside the measures, once a voice was looked at.
  await activityUser.click('voice:kiran');
  await activityUser.click('microphone');
  await screen.findByText(/This browser cannot record/);
  await activityUser.click('voice:arjun');
  await activityUser.expectText('Arjun says “come”');
});
