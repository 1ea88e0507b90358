// Tests when a runner raises dust.
import { expect, it } from 'vitest';
import { FootDust } from './footDust.ts';

const STILL = { x: 0, y: 0 };
const EAST = { x: 1, y: 0 };
const WEST = { x: -1, y: 0 };

it('rises at the start and at a turn, not on the way', () => {
  const dust = new FootDust();
  expect(dust.step(STILL, 0.5, 'path')).toBe(false);
  expect(dust.step(EAST, 0.5, 'path')).toBe(true);
  expect(dust.step(EAST, 0.5, 'path')).toBe(false);
  expect(dust.step({ x: 0.9, y: 0.4 }, 0.5, 'path')).toBe(false);
  expect(dust.step(WEST, 0.5, 'path')).toBe(true);
});

it('does not rise on grass, wood or unknown ground, or twice in a moment', () => {
  for (const ground of ['grass', 'wood', undefined] as const)
    expect(new FootDust().step(EAST, 0.5, ground)).toBe(false);
  const dust = new FootDust();
  expect(dust.step(EAST, 0.02, 'stone')).toBe(true);
  expect(dust.step(WEST, 0.02, 'stone')).toBe(false);
});
