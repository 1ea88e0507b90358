// @vitest-environment jsdom
// A forced success is called what it is: no cheer, and the first tries in numbers, also when the window was closed in between.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser } from './testing/activityUser.ts';
import { parkActivity, renderActivity } from './testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
});

const quiz = parkActivity('bioethics-quiz');
if (quiz.kind !== 'quiz') throw new Error('the park has another quiz');
const { questions } = quiz;

/** Picks in every question; `wrong` picks every wrong option before. */
async function pickAll(wrong: boolean) {
  for (const { correct, options } of questions) {
    const others = wrong ? options.filter(({ id }) => id !== correct) : [];
    for (const { id } of [...others, { id: correct }]) await activityUser.click(`option:${id}`);
    if (correct !== questions.at(-1)?.correct) await activityUser.click('next');
  }
}
const cheers = () => document.querySelectorAll('[data-feedback="right"] [class*="cheer"]').length;

it('says so after every option was tried, and cheers nowhere', async () => {
  const { answers } = await renderActivity('bioethics-quiz');
  await pickAll(true);
  expect(document.querySelector('[data-first-tries]')?.textContent).toBe('Solved. First try: 0 of 4');
  expect(screen.getByText('✅', { exact: false })).toBeTruthy();
  expect(cheers()).toBe(0);
  // Every wrong pick is an answer of its own, so that nothing is forgotten when the window closes.
  expect(answers).toHaveLength(questions.length * 3 + 1);
  expect(gradeActivity(quiz, answers[0]?.answer)).toMatchObject({
    correct: false,
    wrong: [questions[0]?.id],
    tries: { of: 4, tried: { [questions[0]?.id ?? '']: false } },
  });
});

it('says nothing of it after all was right at once', async () => {
  await renderActivity('bioethics-quiz');
  await pickAll(false);
  expect(document.querySelector('[data-first-tries]')).toBeNull();
  expect(cheers()).toBe(1);
});
