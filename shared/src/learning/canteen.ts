// The canteen data set as rows a tree can learn from: cleaning by the learner's decisions, split, training, test.
import type { ActivityOf } from '../content/activity.ts';
import type { AnswerOf } from '../content/activity-answer.ts';
import { growTree, predict, type Row, type Tree, type Value } from './decision-tree.ts';
import { type Scores, scoresOf } from './metrics.ts';
import { splitRows } from './split.ts';

type Canteen = ActivityOf<'canteen-data'>;
export type Fixes = AnswerOf<'canteen-data'>['fixes'];

export interface Lunch extends Row {
  day: number;
}

/** A raw cell as it stands in the table; null is missing. */
export type Cell = Value | null;

/** All rows as lunches, before cleaning. A missing value stays out of `values`. */
export function rawLunches(activity: Canteen): (Lunch & { cells: Record<string, Cell> })[] {
  return activity.rows.map((row) => {
    const cells = Object.fromEntries(activity.columns.map((column, at) => [column.id, row[at + 1] ?? null]));
    const known = Object.entries(cells).filter((entry): entry is [string, Value] => entry[1] !== null);
    return { day: Number(row[0]), cells, values: Object.fromEntries(known), label: row.at(-1) === 1 };
  });
}

/** Applies the learner's decisions: removed rows go; repaired ones get the true value where it is known. */
export function cleanLunches(activity: Canteen, fixes: Fixes): Lunch[] {
  return rawLunches(activity).flatMap(({ day, values, label }) => {
    const fix = fixes[String(day)] ?? 'keep';
    if (fix === 'remove') return [];
    const bad = activity.bad.find((row) => row.day === day);
    const mended =
      fix === 'repair' && bad?.column !== undefined && bad.value !== undefined
        ? { ...values, [bad.column]: bad.value }
        : values;
    return [{ day, values: mended, label }];
  });
}

export interface TrainedModel {
  tree: Tree;
  /** On the rows it learned from. */
  training: Scores;
  /** On the rows kept back. */
  test: Scores;
}

export interface Experiment {
  trainRows: Lunch[];
  testRows: Lunch[];
  stump: TrainedModel;
  tree: TrainedModel;
  /** Accuracy on the test rows of always saying the commoner label of the training rows. */
  baseline: number;
}

const scoreOn = (tree: Tree, rows: readonly Lunch[]): Scores =>
  scoresOf(rows.map((row) => ({ said: predict(tree, row.values), was: row.label })));

function train(
  trainRows: readonly Lunch[],
  testRows: readonly Lunch[],
  columns: readonly string[],
  depth: number,
): TrainedModel {
  const tree = growTree(trainRows, columns, depth);
  return { tree, training: scoreOn(tree, trainRows), test: scoreOn(tree, testRows) };
}

/** The whole experiment: same rows, same split, a stump against a tree of two questions. */
export function runCanteen(activity: Canteen, columns: readonly string[], fixes: Fixes): Experiment {
  const { train: trainRows, test: testRows } = splitRows(
    cleanLunches(activity, fixes),
    activity.heldOut,
    activity.seed,
  );
  const wasteful = trainRows.filter((row) => row.label).length * 2 > trainRows.length;
  return {
    trainRows,
    testRows,
    stump: train(trainRows, testRows, columns, 1),
    tree: train(trainRows, testRows, columns, 2),
    baseline: testRows.filter((row) => row.label === wasteful).length / Math.max(1, testRows.length),
  };
}
