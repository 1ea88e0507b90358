// Checks that noise is the same on every machine and run, and tiles where it should.
import { expect, it } from 'vitest';
import { cellNoise, fractalNoise, hash2, randomStream, valueNoise } from './noise.ts';

it('gives the same stream for the same seed, and another for another', () => {
  const take = (seed: number) => Array.from({ length: 5 }, randomStream(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

it('stays inside 0–1', () => {
  for (let i = 0; i < 500; i++) {
    for (const value of [hash2(i, -i, 3), valueNoise(i * 0.37, i * 0.71), fractalNoise(i * 0.37, i * 0.71)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

it('repeats with its period', () => {
  expect(valueNoise(0.3 + 4, 1.6, 5, 4)).toBeCloseTo(valueNoise(0.3, 1.6, 5, 4), 12);
  expect(cellNoise(0.3, 1.6 + 4, 5, 4).nearest).toBeCloseTo(cellNoise(0.3, 1.6, 5, 4).nearest, 12);
});
