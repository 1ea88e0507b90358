// @vitest-environment jsdom
// The healthcare case: both rankings, any number of times.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('the healthcare case can be run repeatedly, and requires both rankings', async () => {
  const { answers } = await renderActivity('healthcare-case');
  pressButton(/Cost measured distance/);
  expect(isPressable(getButton('Check'))).toBe(false);
  pressButton('Rank by past cost');
  pressButton('Two or fewer');
  pressButton('Rank by health need');
  pressButton('Rank by past cost');
  pressButton('Check');
  expect(screen.getByText(/Well done/)).toBeTruthy();
  expect(answers[0]?.answer).toMatchObject({ runs: [{ measure: 'cost' }, { measure: 'need' }, { measure: 'cost' }] });
});
