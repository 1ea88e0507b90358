// The reaction to an answer follows from the answers before it.
import { expect, it } from 'vitest';
import { type FeedbackRun, FIRST_RUN, feedbackFor } from './feedbackFor.ts';

const play = (answers: readonly boolean[]) => {
  let run: FeedbackRun = FIRST_RUN;
  return answers.map((correct) => {
    const feedback = feedbackFor(run, correct, 3);
    run = feedback;
    return feedback;
  });
};

it('sounds higher with each right answer in a row, up to an octave', () => {
  const rates = play(Array(10).fill(true)).map(({ sound }) => sound.rate);
  expect(rates[0]).toBe(1);
  for (const [at, rate] of rates.slice(1, 8).entries()) expect(rate).toBeGreaterThan(rates[at]!);
  expect(rates.at(-1)).toBe(2);
});

it('begins again after a wrong answer, which sounds lower and softer', () => {
  const [, , wrong, right] = play([true, true, false, true]);
  expect(wrong).toMatchObject({ streak: 0, motion: 'nudge', cheer: undefined });
  expect(wrong!.sound.rate).toBeLessThan(1);
  expect(wrong!.sound.gain).toBeLessThan(1);
  expect(right).toMatchObject({ streak: 1, motion: 'pop', sound: { name: 'right', rate: 1 } });
});

it('never repeats a cheer at once', () => {
  expect(play([true, false, true, true, true]).map(({ cheer }) => cheer)).toEqual([0, undefined, 1, 2, 0]);
});
