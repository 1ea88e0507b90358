// @vitest-environment jsdom
// One question, wrong and right; opened hints are counted.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('explains a wrong pick', async () => {
  await renderActivity('deployment-choice');
  expect(isPressable(getButton('Check'))).toBe(false);
  pressButton(/Switch it on/);
  pressButton('Check');
  expect(screen.getByText(/grows wrong in silence/)).toBeTruthy();
  pressButton(/A sign advises/);
  pressButton('Check');
  expect(screen.getByText(/Correct!/).textContent).toBe('✅ Correct!');
});

describe('hints', () => {
  it('open one by one up to three, and are counted in the evidence', async () => {
    const { answers } = await renderActivity('deployment-choice');
    pressButton(/Hint 1 of 3: Nudge/);
    pressButton(/Hint 2 of 3: How to/);
    pressButton(/orders the food/);
    pressButton('Check');
    pressButton(/Hint 3 of 3: Worked example/);
    expect(getButton('All hints are open').getAttribute('aria-disabled')).toBe('true');
    expect(answers[0]).toMatchObject({ hints: 2, answer: 'lock' });
  });
});
