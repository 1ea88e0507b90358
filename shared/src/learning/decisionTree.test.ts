// Tests of the decision tree against results computed by hand.
import { describe, expect, it } from 'vitest';
import {
  bestSplit,
  candidateSplits,
  gini,
  impurityAfter,
  type LabelledRow,
  predict,
  trainTree,
} from './decisionTree.ts';

const row = (temp: number, dish: string, label: boolean): LabelledRow => ({ values: { temp, dish }, label });
/** True for fish and for hot days. */
const ROWS = [
  row(20, 'fish', true),
  row(22, 'fish', true),
  row(20, 'dal', false),
  row(24, 'curry', false),
  row(25, 'pasta', false),
  row(34, 'pasta', true),
];

describe('gini', () => {
  it('is 0 for one label, 0.5 for an even split, 0.375 for one in four', () => {
    expect(gini([row(1, 'a', true)])).toBe(0);
    expect(gini([row(1, 'a', true), row(1, 'a', false)])).toBe(0.5);
    expect(gini([row(1, 'a', true), row(1, 'a', false), row(1, 'a', false), row(1, 'a', false)])).toBeCloseTo(0.375);
  });
});

describe('splits', () => {
  it('are halfway between neighbouring numbers, and one per category', () => {
    expect(candidateSplits(ROWS, 'temp').map((test) => test.value)).toEqual([21, 23, 24.5, 29.5]);
    expect(candidateSplits(ROWS, 'dish').map((test) => test.value)).toEqual(['curry', 'dal', 'fish', 'pasta']);
  });

  it('result in the impurity computed by hand', () => {
    // fish: 2 of 2 pure; others: 1 of 4 -> 0.375. (2·0 + 4·0.375) / 6 = 0.25
    expect(impurityAfter(ROWS, { column: 'dish', kind: 'is', value: 'fish' })).toBeCloseTo(0.25);
    // at least 29.5: 1 of 1 pure; others: 2 of 5 -> 0.48. (0 + 5·0.48) / 6 = 0.4
    expect(impurityAfter(ROWS, { column: 'temp', kind: 'at-least', value: 29.5 })).toBeCloseTo(0.4);
  });

  it('are chosen by the lowest impurity; there is none if no split reduces it', () => {
    expect(bestSplit(ROWS, ['temp', 'dish'])).toEqual({ column: 'dish', kind: 'is', value: 'fish' });
    expect(bestSplit([row(1, 'a', true), row(2, 'b', true)], ['temp', 'dish'])).toBeUndefined();
  });
});

describe('a trained tree', () => {
  it('of depth 1 has one split and misses the hot day', () => {
    const stump = trainTree(ROWS, ['temp', 'dish'], 1);
    expect(predict(stump, { temp: 20, dish: 'fish' })).toBe(true);
    expect(predict(stump, { temp: 34, dish: 'pasta' })).toBe(false);
  });

  it('of depth 2 finds both causes', () => {
    const tree = trainTree(ROWS, ['temp', 'dish'], 2);
    expect(ROWS.every((r) => predict(tree, r.values) === r.label)).toBe(true);
    expect(tree).toMatchObject({ kind: 'branch', fail: { test: { column: 'temp', kind: 'at-least', value: 29.5 } } });
  });

  it('predicts false on a tie and sends missing values to the fail branch', () => {
    expect(trainTree([row(1, 'a', true), row(1, 'a', false)], ['temp'], 2)).toMatchObject({
      kind: 'leaf',
      label: false,
    });
    const tree = trainTree(ROWS, ['temp'], 1);
    expect(tree.kind === 'branch' && predict(tree, {})).toBe(tree.kind === 'branch' && predict(tree.fail, {}));
  });
});
