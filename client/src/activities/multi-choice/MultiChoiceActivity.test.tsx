// @vitest-environment jsdom
// One question, wrong and right; hints on the way are counted.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('multi-choice explains the pick', async () => {
  await renderActivity('deployment-choice');
  expect(button('Check').disabled).toBe(true);
  press(/Switch it on/);
  press('Check');
  expect(screen.getByText(/grows wrong in silence/)).toBeTruthy();
  press(/Show its advice/);
  press('Check');
  expect(screen.getByText(/Correct!/).textContent).toBe('✅ Correct!');
});

describe('hints', () => {
  it('open one by one, three in all, and are counted in the evidence', async () => {
    const { answers } = await renderActivity('deployment-choice');
    press(/Hint 1 of 3: Nudge/);
    press(/Hint 2 of 3: How to/);
    press(/Let it order/);
    press('Check');
    press(/Hint 3 of 3: Worked example/);
    expect(button('All hints are open').getAttribute('aria-disabled')).toBe('true');
    expect(answers[0]).toMatchObject({ hints: 2, answer: 'lock' });
  });
});
