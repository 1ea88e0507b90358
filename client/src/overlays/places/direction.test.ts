// Tests of directions in words; y grows downwards.
import { describe, expect, it } from 'vitest';
import { directionTo } from './direction.ts';

const HERE = { x: 1000, y: 800 };

describe('directions', () => {
  it.each([
    [{ x: 1400, y: 800 }, '10 steps to the right'],
    [{ x: 600, y: 800 }, '10 steps to the left'],
    [{ x: 1000, y: 400 }, '10 steps above'],
    [{ x: 1000, y: 1200 }, '10 steps below'],
    [{ x: 1300, y: 500 }, '11 steps above right'],
    [{ x: 1020, y: 820 }, 'right here'],
  ])('describes %o', (place, words) => {
    expect(directionTo(HERE, place)).toBe(words);
  });
});
