// Ticks of an axis are round numbers that enclose the data.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisFraction, createAxis } from './axis.ts';

describe('an axis', () => {
  it('has round ticks', () => {
    expect(createAxis([3, 97]).ticks).toEqual([0, 50, 100]);
    expect(createAxis([0.12, 0.31])).toEqual({
      low: 0.1,
      high: 0.35,
      ticks: [0.1, 0.15, 0.2, 0.25, 0.3, 0.35],
      digits: 2,
    });
    expect(createAxis([7, 9], 5, true).low).toBe(0);
    expect(createAxis([0, 1, 2]).ticks).toEqual([0, 1, 2]);
  });
  it('can be created from one value or none', () => {
    expect(axisFraction(createAxis([5]), 5)).toBeGreaterThanOrEqual(0);
    expect(createAxis([]).ticks.length).toBeGreaterThan(1);
    expect(createAxis([Number.NaN, 4]).high).toBeGreaterThanOrEqual(4);
  });
  it('encloses all data with evenly spaced, ascending ticks, at most three more than requested', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 9 }), (data, count) => {
        const rounded = data.map((value) => Math.round(value * 100) / 100);
        const { low, high, ticks } = createAxis(rounded, count);
        const slack = 1e-6 * (Math.abs(low) + Math.abs(high));
        expect(low).toBeLessThanOrEqual(Math.min(...rounded) + slack);
        expect(high).toBeGreaterThanOrEqual(Math.max(...rounded) - slack);
        expect(ticks.length).toBeLessThanOrEqual(count + 3);
        for (let at = 1; at < ticks.length; at += 1) expect(ticks[at]!).toBeGreaterThan(ticks[at - 1]!);
      }),
    );
  });
});
