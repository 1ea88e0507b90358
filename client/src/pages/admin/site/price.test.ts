// Tests that prices are read in every spelling, and that a doubtful one is refused.
import { expect, it } from 'vitest';
import { parseAmount } from './price.ts';

it.each([
  ['299', 29_900],
  ['299.50', 29_950],
  ['299,5', 29_950],
  ['२९९', 29_900],
  ['1,499', 149_900],
  ['1 499,00', 149_900],
  ['1,00,000', 10_000_000],
  ['0', 0],
  ['1.000', Number.NaN],
  ['-5', Number.NaN],
  ['10000000', Number.NaN],
  ['', Number.NaN],
  ['free', Number.NaN],
])('%j is %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
