// Tests that an animated tile shows each of its pictures for its own time, again and again.
import { expect, it } from 'vitest';
import { tileFrameAt } from './tileFrame.ts';

const FRAMES = [
  { tile: 0, ms: 100 },
  { tile: 1, ms: 300 },
];

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [399, 1],
  [400, 0],
  [4510, 1],
])('after %i ms it shows tile %i', (time, tile) => {
  expect(tileFrameAt(FRAMES, time)?.tile).toBe(tile);
});

it('shows nothing without pictures', () => expect(tileFrameAt([], 50)).toBeUndefined());
