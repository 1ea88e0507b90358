// @vitest-environment jsdom
// Numbers are guessed pattern by pattern: empty, wrong, right.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

describe('number guess', () => {
  const guess = (label: RegExp, value: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    return field.closest('form')!;
  };

  it('keeps Check disabled while empty, trims, and requires both patterns', async () => {
    const { answers } = await renderActivity('number-patterns');
    const even = guess(/hour by hour/, '   ');
    expect(even.querySelector('button')?.disabled).toBe(true);
    fireEvent.submit(guess(/hour by hour/, '12'));
    expect(screen.getByText(/one step too far/)).toBeTruthy();
    fireEvent.submit(guess(/hour by hour/, ' 10 '));
    // The wrong guess alone was recorded.
    expect(answers).toHaveLength(1);
    fireEvent.submit(guess(/night by night/, '9'));
    expect(screen.getAllByText(/Correct!/)).toHaveLength(2);
    expect(answers.at(-1)?.answer).toEqual({ even: ['12', ' 10 '], odd: ['9'] });
  });
});
