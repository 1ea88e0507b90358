// @vitest-environment jsdom
// The AI Pattern Learner on the screen, against lessons.txt 4.7, 5.5, 8 and 9, with fake time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INCOMPLETE_TEXT } from '@lanternwise/shared/activities/pattern-learner/pattern';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activityUser, loadDriver } from '../testing/activityUser.ts';
import { getButton, isPressable, pressButton, renderContent } from '../testing/renderActivity.tsx';

const FILE = join(
  import.meta.dirname,
  '../../../../shared/content/realms/think-tank-park/activities/pattern-game.json',
);
const game = activitySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function startGame() {
  const rendered = await renderContent(game);
  vi.useFakeTimers();
  pressButton('Next');
  pressButton('Next');
  pressButton('Start Level');
  return rendered;
}
const square = (at: number) => document.querySelector<HTMLInputElement>(`[data-control="square:${at}"]`)!;
const enterNumbers = (...numbers: number[]) =>
  numbers.forEach((value, at) => {
    fireEvent.change(square(at), { target: { value: String(value) } });
  });
const guess = () => document.querySelector('[data-guess]')?.textContent;

it('is played by its driver, with squares missing first', async () => {
  const { answers } = await renderContent(game);
  await (await loadDriver(game))(activityUser, game, true);
  expect(gradeActivity(game, answers.at(-1)?.answer)?.correct).toBe(true);
});

it('Pattern game, incomplete: the message, and no prediction is made', async () => {
  const { answers } = await startGame();
  pressButton('Predict Pattern');
  expect(screen.getByText(INCOMPLETE_TEXT)).toBeTruthy();
  expect(answers).toEqual([]);
  expect(guess()).toContain('?');
});

it('Six squares (5 user squares plus 1 guess square); the 6th square is not clickable', async () => {
  await startGame();
  expect(document.querySelectorAll('[data-control^="square:"]')).toHaveLength(5);
  expect(document.querySelector('[data-guess] button, button[data-guess]')).toBeNull();
});

it('Analysis steps 3000 ms each, then the sparkle marker from 80 and the guess', async () => {
  await startGame();
  pressButton('Numbers');
  enterNumbers(2, 4, 8, 16, 32);
  pressButton('Predict Pattern');
  const slides: string[] = [];
  while (document.querySelector('[data-slide]')) {
    slides.push(document.querySelector<HTMLElement>('[data-slide]')?.dataset.slide ?? '');
    act(() => vi.advanceTimersByTime(2999));
    expect(document.querySelector<HTMLElement>('[data-slide]')?.dataset.slide).toBe(slides.at(-1));
    act(() => vi.advanceTimersByTime(1));
  }
  expect(slides).toEqual(['repeating', 'alternating-increment', 'mirror', 'arithmetic', 'geometric']);
  expect(screen.getByText(/Confidence: 90%/)).toBeTruthy();
  expect(screen.getByLabelText('very sure')).toBeTruthy();
  expect(guess()).toContain('64');
});

it('takes the digits of every script, and shows them as 1 to 9', async () => {
  const { answers } = await startGame();
  pressButton('Numbers');
  for (const [at, value] of ['२', '４', '٨', '16', '३२'].entries()) fireEvent.change(square(at), { target: { value } });
  pressButton('Predict Pattern');
  pressButton('Show the end');
  expect(guess()).toContain('64');
  expect([0, 1, 2, 3, 4].map((at) => square(at).value)).toEqual(['2', '4', '8', '16', '32']);
  expect(answers.at(-1)?.answer).toEqual({ mode: 'numbers', squares: [2, 4, 8, 16, 32] });
});

it('a confidence below 80 shows no sparkle', async () => {
  await startGame();
  pressButton('Numbers');
  enterNumbers(9, 1, 4, 4, 7);
  pressButton('Predict Pattern');
  pressButton('Show the end');
  expect(screen.getByText(/Confidence: 60%/)).toBeTruthy();
  expect(screen.queryByLabelText('very sure')).toBeNull();
});

it('Toggling color/number mode clears the board; number entry allows only digits 1 to 9', async () => {
  await startGame();
  fireEvent.click(square(0));
  expect(square(0).textContent).toBe('Red');
  pressButton('Numbers');
  fireEvent.change(square(0), { target: { value: '0' } });
  expect(square(0).value).toBe('');
  fireEvent.change(square(0), { target: { value: '7' } });
  expect(square(0).value).toBe('7');
  pressButton('Colors');
  expect(square(0).textContent).toBe('?');
});

it('the counted guess learns from every pattern that was entered', async () => {
  await startGame();
  pressButton('Numbers');
  enterNumbers(1, 2, 1, 3, 1);
  pressButton('Predict Pattern');
  pressButton('Show the end');
  expect(screen.getByText('After 1: 2 1 ×, 50%')).toBeTruthy();
  pressButton('Try Another Pattern');
  enterNumbers(1, 2, 1, 2, 1);
  pressButton('Predict Pattern');
  pressButton('Show the end');
  expect(screen.getByText('After 1: 2 3 ×, 75%')).toBeTruthy();
  expect(isPressable(getButton('Try Another Pattern'))).toBe(true);
});
