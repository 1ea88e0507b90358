// @vitest-environment jsdom
// A quiz continues only after the right pick, and shuffles its options by the seed of the session.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity, renderContent } from '../testing/renderActivity.tsx';

const CONTENT = join(import.meta.dirname, '../../../../shared/content/realms');

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('continues only after the right pick, and ends with Quiz Complete', async () => {
  const { activity, answers } = await renderActivity('bioethics-quiz');
  if (activity.kind !== 'quiz') throw new Error('not a quiz');
  activity.questions.forEach((question, at) => {
    const wrong = question.options.find((o) => o.id !== question.correct)!;
    const right = question.options.find((o) => o.id === question.correct)!;
    if (at === 0) {
      pressButton(new RegExp(wrong.text));
      expect(screen.getByText(/Oops! Try again!/).textContent).toBe('❌ Oops! Try again!');
      expect(isPressable(getButton(/^Next$/))).toBe(false);
    }
    pressButton(new RegExp(right.text.replace(/[()]/g, '.')));
    pressButton(at < 3 ? /^Next$/ : 'Finish quiz');
  });
  expect(screen.getByText('Quiz Complete')).toBeTruthy();
  expect(answers).toHaveLength(2);
  expect(answers[1]?.answer).toMatchObject({ expense: [expect.any(String), 'cost'], autonomy: ['ask'] });
});

it('closes with words that follow the result', async () => {
  const { activity } = await renderActivity('bioethics-quiz');
  if (activity.kind !== 'quiz') throw new Error('not a quiz');
  const click = (control: string) =>
    act(() => document.querySelector<HTMLButtonElement>(`[data-control="${control}"]`)!.click());
  for (const question of activity.questions) {
    click(`option:${question.options.find((option) => option.id !== question.correct)!.id}`);
    click(`option:${question.correct}`);
    click('next');
  }
  expect(screen.getByText('0 of 4 right at the first pick')).toBeTruthy();
  expect(screen.queryByText(activity.complete.text)).toBeNull();
  expect(screen.getByText(activity.complete.again)).toBeTruthy();
  click('again');
  expect(screen.getByText('Question 1 of 4')).toBeTruthy();
  expect(document.querySelectorAll('[data-control^="option:"][aria-pressed="true"]')).toHaveLength(0);
});

it('shuffles the options by the seed of the session', async () => {
  const order = async (seed: number) => {
    await renderActivity('bioethics-quiz', seed);
    const texts = [...document.querySelectorAll('[data-control^="option:"]')].map((o) => o.textContent).join('|');
    cleanup();
    return texts;
  };
  expect(await order(1)).toBe(await order(1));
  const orders = new Set([await order(1), await order(2), await order(3), await order(4)]);
  expect(orders.size).toBeGreaterThan(1);
});

it('puts right options that are all written first at different letters', async () => {
  const file = join(CONTENT, 'fun-factory-realm/activities/meme-quiz.json');
  const { activity } = await renderContent(activitySchema.parse(JSON.parse(readFileSync(file, 'utf8'))), 1);
  if (activity.kind !== 'quiz') throw new Error('not a quiz');
  const places = activity.questions.map(({ correct }) => {
    const options = [...document.querySelectorAll<HTMLButtonElement>('[data-control^="option:"]')];
    const at = options.findIndex(({ dataset }) => dataset.control === `option:${correct}`);
    act(() => options[at]!.click());
    act(() => document.querySelector<HTMLButtonElement>('[data-control="next"]')!.click());
    return at;
  });
  expect(new Set(places).size).toBeGreaterThan(2);
});
