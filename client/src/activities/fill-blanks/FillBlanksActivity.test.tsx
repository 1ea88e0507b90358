// @vitest-environment jsdom
// Blanks filled from lists: not before all are filled, wrong words explained.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { button, choose, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('fill the blanks', async () => {
  await renderActivity('exploration-blanks');
  choose('First gap', 'clean');
  choose('Second gap', 'guess');
  expect(button('Check Answers').disabled).toBe(true);
  choose('Third gap', 'charts');
  press('Check Answers');
  expect(screen.getByText(/Some answers/).textContent).toBe('❌ Some answers are incorrect. Try again!');
  expect(screen.getByText(/A guess tells what you believe/)).toBeTruthy();
  choose('Second gap', 'analyze');
  expect(screen.queryByText(/Some answers/)).toBeNull();
  press('Check Answers');
  expect(screen.getByText(/Great job/).textContent).toBe('✅ All correct! Great job!');
});
