// Tests of the review's queue: mistakes return once, in other words, and only first answers count.
import { expect, it } from 'vitest';
import { afterAnswer, startQueue } from './queue.ts';

const due = [
  { item: 'park/cycle', seen: 0 },
  { item: 'robo/loops', seen: 3 },
];
const play = (...answers: boolean[]) => answers.reduce(afterAnswer, startQueue(due));

it('asks each item once when all is remembered', () => {
  const end = play(true, true);
  expect([end.at, end.items.length]).toEqual([2, 2]);
  expect(end.remembered).toEqual(['park/cycle', 'robo/loops']);
});

it('asks a mistake again at the end, with the next wording, and does not count it as remembered', () => {
  const again = play(true, false);
  expect(again.items.slice(again.at)).toEqual([{ item: 'robo/loops', seen: 4, isReturn: true }]);
  expect(afterAnswer(again, true).remembered).toEqual(['park/cycle']);
});

it('does not go round in circles: a second mistake waits for tomorrow', () => {
  const end = play(true, false, false);
  expect(end.items.slice(end.at)).toEqual([]);
});
