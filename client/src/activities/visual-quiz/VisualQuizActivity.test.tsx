// @vitest-environment jsdom
// Picking pictures, three times.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

describe('visual quiz', () => {
  it('takes three right picks', async () => {
    const { answers } = await renderActivity('pixel-quiz');
    expect(button('Check').disabled).toBe(true);
    press(/forked end/);
    press('Check');
    expect(screen.getByText(/Oops! Try again!/)).toBeTruthy();
    press(/two pointed corners/);
    press('Check');
    press('Next picture');
    press(/Empty frame/);
    press('Check');
    press('Next picture');
    press(/moved right/);
    expect(answers).toHaveLength(0);
    press('Check');
    expect(answers[0]?.answer).toEqual({ cat: ['fish', 'cat'], edges: ['frame'], moved: ['moved-t'] });
  });
});
