// Tests which plants give way, when, and that they come to rest.
import { expect, it } from 'vitest';
import { brushes, isSoftPlant, RUSTLE_SECONDS, rustleAt } from './rustle.ts';

it('flowers, grass and bushes give way; trees, hedges and benches do not', () => {
  for (const frame of ['flowers-pink', 'grass-tuft', 'bush', 'bush-yellow', 'tulips-3', 'eye-flower-1', 'reeds'])
    expect(isSoftPlant(frame)).toBe(true);
  for (const frame of ['oak-1', 'hedge', 'bench', 'planter-rose', 'stall-flowers'])
    expect(isSoftPlant(frame)).toBe(false);
});

it('a plant is brushed at its foot, not by who passes before or behind it', () => {
  const foot = { x: 100, y: 100 };
  expect(brushes({ x: 112, y: 98 }, foot, 20)).toBe(true);
  expect(brushes({ x: 130, y: 98 }, foot, 20)).toBe(false);
  expect(brushes({ x: 100, y: 130 }, foot, 20)).toBe(false);
  expect(brushes({ x: 100, y: 70 }, foot, 20)).toBe(false);
});

it('it swings to the side it was pushed to, less each time, until it stands', () => {
  const swings = Array.from({ length: 120 }, (_, at) => rustleAt(at / 100, 1));
  expect(Math.max(...swings.slice(0, 25))).toBeGreaterThan(0.1);
  expect(rustleAt(0.1, -1)).toBe(-rustleAt(0.1, 1));
  expect(Math.max(...swings.slice(60).map(Math.abs))).toBeLessThan(0.03);
  expect(rustleAt(RUSTLE_SECONDS, 1)).toBe(0);
});
