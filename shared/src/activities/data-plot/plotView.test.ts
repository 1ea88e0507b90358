// Tests what a plot of a small table shows, counted by hand.
import { describe, expect, it } from 'vitest';
import { type PlotChoice, viewPlot } from './plotView.ts';

const TABLE = {
  columns: [
    { id: 'ride', kind: 'category' as const, order: ['maze', 'boats', 'swings'] },
    { id: 'hour', kind: 'number' as const, order: [] },
    { id: 'visitors', kind: 'number' as const, order: [] },
  ],
  rows: [
    ['boats', 10, 30],
    ['maze', 9, 20],
    ['maze', 10, 50],
    ['boats', 9, 24],
  ],
};
const view = (choice: Partial<PlotChoice>) =>
  viewPlot(TABLE, { x: 'hour', y: 'visitors', kind: 'bars', axis: 'zero', ...choice });
const heights = (choice: Partial<PlotChoice>) => view(choice)?.marks.map(({ across, value }) => [across, value]);

describe('a plot', () => {
  it('draws the mean of each group, numbers by size', () => {
    expect(heights({})).toEqual([
      [9, 22],
      [10, 40],
    ]);
  });

  it('keeps the declared order of names and leaves out those without rows', () => {
    expect(heights({ x: 'ride' })).toEqual([
      ['maze', 35],
      ['boats', 27],
    ]);
  });

  it('draws every row as a dot', () => {
    expect(heights({ kind: 'dots' })).toEqual([
      [10, 30],
      [9, 20],
      [10, 50],
      [9, 24],
    ]);
  });

  it('places groups side by side within the width', () => {
    expect(view({})?.marks.map(({ at }) => at)).toEqual([0.25, 0.75]);
  });

  it('warns of bars that do not start at 0, with how much they exaggerate', () => {
    expect(view({})?.warnings).toEqual([]);
    expect(view({ axis: 'cut' })).toMatchObject({
      axis: { low: 20 },
      warnings: [{ kind: 'bars-not-from-zero', lieFactor: 11 }],
    });
  });

  it('does not exist without numbers upwards or with an unknown column', () => {
    expect(view({ y: 'ride' })).toBeUndefined();
    expect(view({ x: 'moon' })).toBeUndefined();
  });
});
