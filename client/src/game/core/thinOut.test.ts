// Tests that a long list is thinned out evenly from its first to its last thing, and a short one is left alone.
import { expect, it } from 'vitest';
import { thinOut } from './thinOut.ts';

const count = (length: number) => Array.from({ length }, (_, at) => at);

it('keeps a short list as it is', () => {
  const few = count(150);
  expect(thinOut(few, 150)).toBe(few);
});

it('takes evenly many of a long one, none twice', () => {
  const kept = thinOut(count(864), 150);
  expect(kept).toHaveLength(150);
  expect([kept[0], kept.at(-1)]).toEqual([0, 863]);
  expect(new Set(kept).size).toBe(150);
  const steps = kept.slice(1).map((one, at) => one - (kept[at] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
