// Tests of what a plot needs: means of groups, and warnings about misleading charts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { type ChartShape, findChartWarnings } from './chartWarnings.ts';
import { meanByGroup } from './plotData.ts';

fc.configureGlobal({ seed: seedFor('plotting') });

describe('group means', () => {
  it('are calculated for each group, without values that are no numbers', () => {
    const row = (group: string, value: number) => ({ group, value });
    expect(
      meanByGroup([row('Sat', 10), row('Sun', 4), row('Sat', 20), row('Sun', Number.NaN), row('Mon', Number.NaN)]),
    ).toEqual([
      { group: 'Sat', count: 2, mean: 15 },
      { group: 'Sun', count: 1, mean: 4 },
    ]);
    expect(meanByGroup([])).toEqual([]);
  });
});

describe('warnings about a chart', () => {
  const chart = (changes: Partial<ChartShape>): ChartShape => ({
    kind: 'bars',
    values: [100, 110],
    axis: { low: 0, high: 120 },
    aspect: 1.5,
    ...changes,
  });
  const kinds = (changes: Partial<ChartShape>) => findChartWarnings(chart(changes)).map(({ kind }) => kind);

  it('are none for bars from 0 and for a line that starts elsewhere', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ axis: { low: -20, high: 120 } })).toEqual([]);
    expect(kinds({ kind: 'line', values: [100, 110, 104], axis: { low: 95, high: 115 } })).toEqual([]);
    expect(kinds({ values: [-5, -3], axis: { low: -6, high: 0 } })).toEqual([]);
  });

  it('say how much larger a difference looks when bars do not start at 0', () => {
    // In the data 110 is 10 % more than 100. From 90 the bars are 10 and 20 long: 100 % more, ten times as much.
    expect(findChartWarnings(chart({ axis: { low: 90, high: 120 } }))).toEqual([
      { kind: 'bars-not-from-zero', lieFactor: 10 },
    ]);
    expect(findChartWarnings(chart({ axis: { low: 100, high: 120 } }))).toEqual([
      { kind: 'bars-not-from-zero', lieFactor: undefined },
    ]);
    expect(kinds({ values: [-5, -3], axis: { low: -6, high: -2 } })).toEqual(['bars-not-from-zero']);
  });

  it('equal the lie factor of the two bars as they are drawn', () => {
    const size = fc.integer({ min: 20, max: 500 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 19 }), (one, other, low) => {
        fc.pre(one !== other);
        const effect = (a: number, b: number) => (Math.max(a, b) - Math.min(a, b)) / Math.min(a, b);
        const expected = effect(one - low, other - low) / effect(one, other);
        const [warning] = findChartWarnings(chart({ values: [one, other], axis: { low, high: 500 } }));
        expect(warning?.kind === 'bars-not-from-zero' && warning.lieFactor).toBeCloseTo(expected);
      }),
    );
  });

  it('name reversed, empty and second axes, and values that are cut off', () => {
    expect(kinds({ axis: { low: 120, high: 0 } })).toEqual(['axis-reversed']);
    expect(kinds({ axis: { low: 5, high: 5 } })).toEqual(['axis-without-length']);
    expect(findChartWarnings(chart({ axis: { low: 0, high: 105 } }))).toEqual([{ kind: 'values-cut-off', count: 1 }]);
    expect(kinds({ secondAxis: { low: 0, high: 7 } })).toEqual(['two-scales']);
    expect(kinds({ secondAxis: { low: 0, high: 120 } })).toEqual([]);
  });

  it('name lines that are drawn too flat or too steep, by the median angle', () => {
    const line = (changes: Partial<ChartShape>) =>
      findChartWarnings(chart({ kind: 'line', values: [0, 10, 0, 10], ...changes }));
    // Rise 1 of the height, step aspect / 3: 45° at aspect 3.
    expect(line({ axis: { low: 0, high: 10 }, aspect: 3 })).toEqual([]);
    expect(line({ axis: { low: 0, high: 10 }, aspect: 0.3 })).toMatchObject([{ kind: 'too-steep' }]);
    expect(line({ axis: { low: 0, high: 500 }, aspect: 3 })).toMatchObject([{ kind: 'too-flat' }]);
    expect(line({ values: [4, 4, 4], axis: { low: 0, high: 10 } })).toEqual([]);
  });
});
