// Tests what is seen of a run: yard after yard, and how it ends.
import { expect, it } from 'vitest';
import type { SteeringRule } from './steering.ts';
import { planYardRun } from './yardRun.ts';

const POND = ['#####', '#>.~#', '#####'];
const LANE = ['#####', '#>.G#', '#####'];
const CORNER = ['####', '#>.#', '##G#', '####'];
const AHEAD: SteeringRule = { sensor: 'ahead-free', turn: 'ahead' };
const ALWAYS: SteeringRule = { sensor: 'always', turn: 'ahead' };
const RIGHT: SteeringRule = { sensor: 'right-free', turn: 'right' };

const moods = (...given: Parameters<typeof planYardRun>) => planYardRun(...given).frames.map(({ mood }) => mood);

it('goes on to the next yard after the battery, and ends when all are done', () => {
  const run = planYardRun([LANE, CORNER], [RIGHT, AHEAD]);
  expect(run.failed).toBeUndefined();
  expect(run.frames.map(({ yard, mood }) => `${yard} ${mood}`)).toEqual([
    ...['0 driving', '0 driving', '0 driving', '0 home'],
    ...['1 driving', '1 driving', '1 driving', '1 home'],
  ]);
});

it('ends where the rules fail: in the pond, before the hay, lost, or without a rule', () => {
  const splash = planYardRun([POND, LANE], [ALWAYS]);
  expect(splash.failed).toEqual({ yard: 0, end: 'crashed' });
  expect(splash.frames.at(-1)).toMatchObject({ mood: 'splashed', pose: { row: 1, col: 3 }, rule: 0 });
  expect(planYardRun([CORNER], [ALWAYS]).frames.at(-1)).toMatchObject({ mood: 'bumped', pose: { row: 1, col: 2 } });
  expect(moods([['###', '#>#', '###']], [AHEAD])).toEqual(['driving', 'stuck']);
  expect(moods([['####', '#>.#', '####']], [AHEAD, { sensor: 'always', turn: 'back' }]).at(-1)).toBe('lost');
});
