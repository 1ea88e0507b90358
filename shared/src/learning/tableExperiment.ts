// Runs an experiment with decision trees on a table: cleaning, split, training, test.
import { type DecisionTree, type FeatureValue, type LabelledRow, predict, trainTree } from './decisionTree.ts';
import { type ClassificationMetrics, classificationMetrics } from './metrics.ts';
import { trainTestSplit } from './split.ts';

/** A raw table cell; null is a missing value. */
export type TableCell = FeatureValue | null;

/** Input table of an experiment; compatible with the model lab's content. */
export interface DataTable {
  columns: readonly { id: string }[];
  /** One row per example: its number, the columns in order, then the target as 1 or 0. */
  rows: readonly (readonly TableCell[])[];
  /** Bad rows (by number), with the true value of a column if it is known. */
  bad: readonly { row: number; column?: string | undefined; value?: number | undefined }[];
  /** Number of rows held out for the test. */
  heldOut: number;
  /** Seed of the split. */
  seed: number;
}

/** Decision per row number; other rows are kept. */
export type CleaningDecisions = Readonly<Record<string, 'keep' | 'remove' | 'repair'>>;

export interface Example extends LabelledRow {
  number: number;
}

/** All rows as examples before cleaning; missing values are omitted from `values`. */
export function rawExamples(table: DataTable): (Example & { cells: Record<string, TableCell> })[] {
  return table.rows.map((row) => {
    const cells = Object.fromEntries(table.columns.map((column, at) => [column.id, row[at + 1] ?? null]));
    const known = Object.entries(cells).filter((entry): entry is [string, FeatureValue] => entry[1] !== null);
    return { number: Number(row[0]), cells, values: Object.fromEntries(known), label: row.at(-1) === 1 };
  });
}

/** Applies the learner's decisions: drops removed rows and sets the true value of repaired rows if it is known. */
export function cleanExamples(table: DataTable, fixes: CleaningDecisions): Example[] {
  return rawExamples(table).flatMap(({ number, values, label }) => {
    const fix = fixes[String(number)] ?? 'keep';
    if (fix === 'remove') return [];
    const bad = table.bad.find(({ row }) => row === number);
    const repaired =
      fix === 'repair' && bad?.column !== undefined && bad.value !== undefined
        ? { ...values, [bad.column]: bad.value }
        : values;
    return [{ number, values: repaired, label }];
  });
}

export interface TrainedModel {
  tree: DecisionTree;
  /** On the training rows. */
  training: ClassificationMetrics;
  /** On the test rows. */
  test: ClassificationMetrics;
}

export interface Experiment {
  trainRows: Example[];
  testRows: Example[];
  stump: TrainedModel;
  tree: TrainedModel;
  /** Accuracy on the test rows of always predicting the training rows' majority label. */
  baseline: number;
}

const evaluate = (tree: DecisionTree, rows: readonly Example[]): ClassificationMetrics =>
  classificationMetrics(rows.map((row) => ({ predicted: predict(tree, row.values), actual: row.label })));

function trainAndEvaluate(
  trainRows: readonly Example[],
  testRows: readonly Example[],
  columns: readonly string[],
  depth: number,
): TrainedModel {
  const tree = trainTree(trainRows, columns, depth);
  return { tree, training: evaluate(tree, trainRows), test: evaluate(tree, testRows) };
}

/** Runs the experiment: a stump and a tree of depth 2 on the same split. */
export function runTableExperiment(table: DataTable, columns: readonly string[], fixes: CleaningDecisions): Experiment {
  const { train: trainRows, test: testRows } = trainTestSplit(cleanExamples(table, fixes), table.heldOut, table.seed);
  const majorityLabel = trainRows.filter((row) => row.label).length * 2 > trainRows.length;
  return {
    trainRows,
    testRows,
    stump: trainAndEvaluate(trainRows, testRows, columns, 1),
    tree: trainAndEvaluate(trainRows, testRows, columns, 2),
    baseline: testRows.filter((row) => row.label === majorityLabel).length / Math.max(1, testRows.length),
  };
}
