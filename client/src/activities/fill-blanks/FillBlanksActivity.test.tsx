// @vitest-environment jsdom
// Blanks are filled from lists: checked only when all are filled, and wrong words are explained.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity, selectOption } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('checks when all blanks are filled, and explains wrong words', async () => {
  await renderActivity('exploration-blanks');
  selectOption('First gap', 'clean');
  selectOption('Second gap', 'guess');
  expect(isPressable(getButton('Check Answers'))).toBe(false);
  selectOption('Third gap', 'charts');
  pressButton('Check Answers');
  expect(screen.getByText(/Some answers/).textContent).toBe('❌ Some answers are incorrect. Try again!');
  expect(screen.getByText(/A guess tells you what you believe/)).toBeTruthy();
  selectOption('Second gap', 'analyze');
  expect(screen.queryByText(/Some answers/)).toBeNull();
  pressButton('Check Answers');
  expect(screen.getByText(/Great job/).textContent).toBe('✅ All correct! Great job!');
});
