// @vitest-environment jsdom
// The new kinds of robo-realm played by their drivers, with a wrong answer first; and the chatbot keeps the learner's words in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { getButton, isPressable, renderContent } from './testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/robo-realm/activities');
const read = (id: string) => activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')));

beforeEach(() => {
  localStorage.clear();
  // With reduced motion a drive shows its end at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  'sentence-learns',
  'sentence-recommends',
  'how-different',
  'yard-robot',
  'gate-chatbot',
  'question-image-recognition',
  'question-autonomous',
  'question-chatbot',
])('%s is played to the correct answer', async (id) => {
  const activity = read(id);
  const { answers } = await renderContent(activity);
  await (await loadDriver(activity))(activityUser, activity, true);
  expect(gradeActivity(activity, answers.at(-1)?.answer)).toMatchObject({ correct: true, wrong: [] });
});

it('the sentence challenge gives the hints of the requirements at each check', async () => {
  await renderContent(read('sentence-learns'));
  const hintAfter = async (words: readonly string[]) => {
    for (const word of words) await activityUser.click(`piece:${word}`);
    await activityUser.click('check');
  };
  await hintAfter([]);
  expect(screen.getByText('Start by dragging words to build your sentence!')).toBeTruthy();
  await hintAfter(['like']);
  expect(screen.getByText('Try a different word at the beginning of your sentence.')).toBeTruthy();
  await hintAfter(['like', 'ai', 'is']);
  expect(screen.getByText("You're on the right track! Keep adding words.")).toBeTruthy();
  await hintAfter(['humans']);
  expect(screen.getByText('The word "humans" might be in the wrong position.')).toBeTruthy();
});

it('the robot drives into the pond by the rules it comes with, which is no answer yet, and says why', async () => {
  const { answers, cards } = await renderContent(read('yard-robot'));
  await activityUser.click('check');
  expect(document.querySelector('[data-explanation]')?.textContent).toContain('“Always” never looks.');
  expect([answers, cards]).toEqual([[], []]);
  // To the top, where it is asked first.
  for (let place = 5; place > 1; place -= 1) await activityUser.click('piece:always.back');
  await activityUser.click('check');
  await activityUser.expectExplanation();
  expect(answers).toHaveLength(1);
});

it('the chatbot answers a question of the learner, and sends only which reply was given', async () => {
  const { answers } = await renderContent(read('gate-chatbot'));
  await activityUser.type('keywords:hours', 'peculiarword');
  await activityUser.click('check');
  expect(JSON.stringify(answers)).not.toContain('peculiarword');
  cleanup();
  await renderContent(read('gate-chatbot'));
  expect(document.querySelector<HTMLInputElement>('[data-control="keywords:hours"]')?.value).toBe('peculiarword');
  expect(isPressable(getButton('Ask'))).toBe(false);
});
