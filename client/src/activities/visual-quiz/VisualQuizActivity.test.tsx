// @vitest-environment jsdom
// Three rounds in which a picture is picked.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

describe('visual quiz', () => {
  it('requires three right picks', async () => {
    const { answers } = await renderActivity('pixel-quiz');
    expect(isPressable(getButton('Check'))).toBe(false);
    pressButton(/Forked end/);
    pressButton('Check');
    expect(screen.getByText(/Oops! Try again!/)).toBeTruthy();
    pressButton(/Two pointed corners/);
    pressButton('Check');
    pressButton('Next picture');
    pressButton(/Empty frame/);
    pressButton('Check');
    pressButton('Next picture');
    pressButton(/moved right/);
    // The wrong pick is on record.
    expect(answers.map(({ answer }) => answer)).toEqual([{ cat: ['fish'] }]);
    pressButton('Check');
    expect(answers[1]?.answer).toEqual({ cat: ['fish', 'cat'], edges: ['frame'], moved: ['moved-t'] });
  });
});
