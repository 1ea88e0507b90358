// The tree against cases that were computed by hand.
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
/** Wasteful on fish days, and on hot days. */
const ROWS = [
  row(20, 'fish', true),
  row(22, 'fish', true),
  row(20, 'dal', false),
  row(24, 'curry', false),
  row(25, 'pasta', false),
  row(34, 'pasta', true),
];

describe('gini', () => {
  it('is 0 for one kind, 0.5 for half and half, 0.375 for one in four', () => {
    expect(gini([row(1, 'a', true)])).toBe(0);
    expect(gini([row(1, 'a', true), row(1, 'a', false)])).toBe(0.5);
    expect(gini([row(1, 'a', true), row(1, 'a', false), row(1, 'a', false), row(1, 'a', false)])).toBeCloseTo(0.375);
  });
});

describe('questions', () => {
  it('lie halfway between neighbouring numbers, and ask for each category', () => {
    expect(candidateSplits(ROWS, 'temp').map((test) => test.value)).toEqual([21, 23, 24.5, 29.5]);
    expect(candidateSplits(ROWS, 'dish').map((test) => test.value)).toEqual(['curry', 'dal', 'fish', 'pasta']);
  });

  it('leave the impurity computed by hand', () => {
    // fish: 2 of 2 pure; others: 1 of 4 -> 0.375. (2·0 + 4·0.375) / 6 = 0.25
    expect(impurityAfter(ROWS, { column: 'dish', kind: 'is', value: 'fish' })).toBeCloseTo(0.25);
    // at least 29.5: 1 of 1 pure; others: 2 of 5 -> 0.48. (0 + 5·0.48) / 6 = 0.4
    expect(impurityAfter(ROWS, { column: 'temp', kind: 'at-least', value: 29.5 })).toBeCloseTo(0.4);
  });

  it('picks the one that leaves least, and none where nothing helps', () => {
    expect(bestSplit(ROWS, ['temp', 'dish'])).toEqual({ column: 'dish', kind: 'is', value: 'fish' });
    expect(bestSplit([row(1, 'a', true), row(2, 'b', true)], ['temp', 'dish'])).toBeUndefined();
  });
});

describe('a grown tree', () => {
  it('as a stump asks one question and misses the hot day', () => {
    const stump = trainTree(ROWS, ['temp', 'dish'], 1);
    expect(predict(stump, { temp: 20, dish: 'fish' })).toBe(true);
    expect(predict(stump, { temp: 34, dish: 'pasta' })).toBe(false);
  });

  it('two questions deep finds both reasons', () => {
    const tree = trainTree(ROWS, ['temp', 'dish'], 2);
    expect(ROWS.every((r) => predict(tree, r.values) === r.label)).toBe(true);
    expect(tree).toMatchObject({ kind: 'branch', fail: { test: { column: 'temp', kind: 'at-least', value: 29.5 } } });
  });

  it('says no on a tie and sends missing values the no way', () => {
    expect(trainTree([row(1, 'a', true), row(1, 'a', false)], ['temp'], 2)).toMatchObject({
      kind: 'leaf',
      label: false,
    });
    const tree = trainTree(ROWS, ['temp'], 1);
    expect(tree.kind === 'branch' && predict(tree, {})).toBe(tree.kind === 'branch' && predict(tree.fail, {}));
  });
});
