// The path on which earned XP flies.
import { expect, it } from 'vitest';
import { flightBetween } from './flight.ts';

it('leads from the middle of one box over an arc to the middle of the other', () => {
  const frames = flightBetween(
    { left: 100, top: 400, width: 40, height: 20 },
    { left: 0, top: 0, width: 10, height: 10 },
  );
  expect(frames[0]?.translate).toBe('120px 410px');
  expect(frames.at(-1)).toMatchObject({ translate: '5px 5px', opacity: 0 });
  expect(frames[2]?.translate).toBe('62.5px 5px');
});
