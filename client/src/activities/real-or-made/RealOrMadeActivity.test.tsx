// @vitest-environment jsdom
// Tests the gallery: the city's last activities played by their drivers, what leaves the browser, and verdicts that survive a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser, loadDriver } from '../testing/activityUser.ts';
import { renderContent } from '../testing/renderActivity.tsx';
import { galleryRun } from './draft.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/safety-star-city.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const activityOf = (id: string) => content.activities[id]!;
const GALLERY = 'judge-frames';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it.each([GALLERY, 'source-check', 'stop-drill', 'bot-or-person', 'safety-quiz'])(
  '%s is played to the correct answer, with a wrong one explained first',
  async (id) => {
    const activity = activityOf(id);
    const { answers } = await renderContent(activity, 7, undefined, content);
    await (await loadDriver(activity))(activityUser, activity, true);
    expect(gradeActivity(activity, answers.at(-1)?.answer)?.correct).toBe(true);
  },
);

it('reports how certain and how right the learner was, and no word of what hung there', async () => {
  const activity = activityOf(GALLERY);
  const { answers, cards } = await renderContent(activity, 7, undefined, content);
  await (await loadDriver(activity))(activityUser, activity, false);
  const { right = 0, ...figures } = cards[0] ?? {};
  // A learner who is always certain gets a penalty for each wrong frame, and none for the others.
  expect(figures).toEqual({
    frames: 12,
    'certainty, %': 100,
    'Brier score, %': Math.round(((12 - right) / 12) * 100),
    'own text': 0,
  });
  expect(JSON.stringify(answers)).not.toMatch(/boat|sea|island|frame-/);
});

/** The verdict stands as it was given. */
function expectSaidMade() {
  expect(document.querySelector('[data-control="say:made"]')?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('slider', { name: 'How sure?' }).getAttribute('aria-valuetext')).toBe('75%');
}

it('says that our story stands in where the browser keeps no text, and keeps each verdict for the next visit', async () => {
  await renderContent(activityOf(GALLERY), 7, undefined, content);
  await activityUser.click('frame:3');
  await activityUser.click('sure:75');
  await activityUser.click('say:made');
  await activityUser.click('predict:surer');
  expect(screen.getByText(/this browser keeps no text of yours/)).toBeTruthy();
  expectSaidMade();
  cleanup();
  await renderContent(activityOf(GALLERY), 8, undefined, content);
  expectSaidMade();
  expect(screen.getByText('Frames judged: 1 of 12.')).toBeTruthy();
});

it('hangs other frames once the calibration was read', async () => {
  const activity = activityOf(GALLERY);
  await renderContent(activity, 7, undefined, content);
  await (await loadDriver(activity))(activityUser, activity, false);
  const before = JSON.stringify(galleryRun(GALLERY).read().frames);
  await activityUser.click('hang-anew');
  await activityUser.click('frame:11');
  const { frames, verdicts } = galleryRun(GALLERY).read();
  expect(JSON.stringify(frames)).not.toBe(before);
  expect(verdicts).toEqual({});
});
