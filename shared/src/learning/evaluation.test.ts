// Tests of standardisation and metrics of several labels: by hand, and by properties.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { labelMetrics } from './labelMetrics.ts';
import { classificationMetrics } from './metrics.ts';
import { fitScale, standardise } from './standardise.ts';

fc.configureGlobal({ seed: seedFor('evaluation') });

describe('standardisation', () => {
  it('subtracts the mean and divides by the standard deviation', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 4.
    const rows = [2, 4, 4, 4, 5, 5, 7, 9].map((value) => [value]);
    expect(fitScale(rows)).toEqual([{ mean: 5, deviation: 2 }]);
    expect(standardise([9], fitScale(rows))).toEqual([2]);
    expect(standardise([4], fitScale(rows))).toEqual([-0.5]);
  });
  it('makes a feature that never varies 0, also where rounding would leave a deviation', () => {
    const rows = [0.1, 0.1, 0.1].map((value) => [value, 3]);
    expect(fitScale(rows).map(({ deviation }) => deviation)).toEqual([0, 0]);
    expect(standardise([0.7, 4], fitScale(rows))).toEqual([0, 0]);
  });
  it('of no rows is an empty scale; rows of other lengths are refused', () => {
    expect(fitScale([])).toEqual([]);
    expect(() => fitScale([[1], [1, 2]])).toThrow('2 features');
    expect(() => standardise([1, 2], [{ mean: 0, deviation: 1 }])).toThrow('2 features');
  });
  it('gives every varying column mean 0 and mean square 1', () => {
    const row = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        const scale = fitScale(rows);
        const scaled = rows.map((one) => standardise(one, scale));
        for (const column of [0, 1, 2]) {
          const values = scaled.map((one) => one[column]!);
          const varies = new Set(rows.map((one) => one[column])).size > 1;
          expect(values.reduce((sum, value) => sum + value, 0) / rows.length).toBeCloseTo(0);
          expect(values.reduce((sum, value) => sum + value ** 2, 0) / rows.length).toBeCloseTo(varies ? 1 : 0);
        }
      }),
    );
  });
});

describe('metrics of several labels', () => {
  const pair = (actual: string, predicted: string, times: number) =>
    Array.from({ length: times }, () => ({ actual, predicted }));

  it('follow from the confusion matrix', () => {
    const pairs = [
      ...pair('sun', 'sun', 4),
      ...pair('sun', 'moon', 1),
      ...pair('moon', 'moon', 2),
      ...pair('moon', 'star', 1),
      ...pair('star', 'sun', 2),
    ];
    const found = labelMetrics(pairs, ['sun', 'moon', 'star']);
    expect(found.matrix).toEqual([
      [4, 1, 0],
      [0, 2, 1],
      [2, 0, 0],
    ]);
    expect(found.accuracy).toBeCloseTo(6 / 10);
    expect(found.perLabel).toEqual([
      { label: 'sun', support: 5, precision: 4 / 6, recall: 4 / 5 },
      { label: 'moon', support: 3, precision: 2 / 3, recall: 2 / 3 },
      { label: 'star', support: 2, precision: 0, recall: 0 },
    ]);
  });
  it('are undefined where there is nothing to divide by', () => {
    expect(labelMetrics([], ['sun'])).toEqual({
      labels: ['sun'],
      matrix: [[0]],
      accuracy: undefined,
      perLabel: [{ label: 'sun', support: 0, precision: undefined, recall: undefined }],
    });
  });
  it('of two labels equal the binary ones', () => {
    const pairs = fc.array(fc.record({ predicted: fc.boolean(), actual: fc.boolean() }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(pairs, (all) => {
        const binary = classificationMetrics(all);
        const named = all.map(({ predicted, actual }) => ({ predicted: String(predicted), actual: String(actual) }));
        const { matrix, accuracy, perLabel } = labelMetrics(named, ['true', 'false']);
        const { truePositive, falseNegative, falsePositive, trueNegative } = binary.confusion;
        expect(matrix).toEqual([
          [truePositive, falseNegative],
          [falsePositive, trueNegative],
        ]);
        expect(accuracy).toBeCloseTo(binary.accuracy);
        expect([perLabel[0]!.precision ?? 0, perLabel[0]!.recall ?? 0]).toEqual([binary.precision, binary.recall]);
      }),
    );
  });
});
