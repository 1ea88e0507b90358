// @vitest-environment jsdom
// Numbers are guessed pattern by pattern: empty, wrong, right.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
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
    const even = guess(/each hour/, '   ');
    expect(even.querySelector('button')?.disabled).toBe(true);
    fireEvent.submit(guess(/each hour/, '12'));
    expect(screen.getByText(/one step too far/)).toBeTruthy();
    fireEvent.submit(guess(/each hour/, ' 10 '));
    // The wrong guess alone was recorded.
    expect(answers).toHaveLength(1);
    fireEvent.submit(guess(/each night/, '9'));
    expect(screen.getAllByText(/Correct!/)).toHaveLength(2);
    expect(answers.at(-1)?.answer).toEqual({ even: ['12', ' 10 '], odd: ['9'] });
  });

  it.each(['१०', '１０', '۱۰', ' 10\u200b', '१0', '10.0', '+10', '010', '10।'])('takes %j for 10', async (typed) => {
    const { activity, answers } = await renderActivity('number-patterns');
    fireEvent.submit(guess(/each hour/, typed));
    expect(screen.getByText(/Correct!/)).toBeTruthy();
    fireEvent.submit(guess(/each night/, '९'));
    const { answer } = answers.at(-1) ?? {};
    expect(answer).toEqual({ even: [typed], odd: ['९'] });
    expect(gradeActivity(activity, answer)).toMatchObject({
      ...{ correct: true, score: 1 },
      tries: { tried: { even: true, odd: true } },
    });
  });

  it.each([
    ['१२', /one step too far/],
    ['−१०', /Subtract neighbours/],
    ['१o', /Subtract neighbours/],
    ['1e1', /Subtract neighbours/],
    ['10%', /Subtract neighbours/],
  ])('takes %j for wrong, with the words for that number', async (typed, words) => {
    const { activity, answers } = await renderActivity('number-patterns');
    fireEvent.submit(guess(/each hour/, typed));
    expect(screen.getByText(words)).toBeTruthy();
    expect(gradeActivity(activity, answers.at(-1)?.answer)).toMatchObject({ correct: false, wrong: ['even'] });
  });
});
