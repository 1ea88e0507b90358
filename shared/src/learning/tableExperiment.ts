// A table of examples that trees can learn from: cleaning by the learner's decisions, split, training, test.
import { type DecisionTree, type FeatureValue, type LabelledRow, predict, trainTree } from './decisionTree.ts';
import { type ClassificationMetrics, classificationMetrics } from './metrics.ts';
import { trainTestSplit } from './split.ts';

/** A raw cell as it stands in the table; null is missing. */
export type TableCell = FeatureValue | null;

/** What an experiment needs of a table; content of a model lab fits. */
export interface DataTable {
  columns: readonly { id: string }[];
  /** One row an example: its number, the columns in order, then the target as 1 or 0. */
  rows: readonly (readonly TableCell[])[];
  /** Rows (by number) that cannot be right; where the true value of a column is known, it is given. */
  bad: readonly { row: number; column?: string | undefined; value?: number | undefined }[];
  /** Rows kept back for the test. */
  heldOut: number;
  /** Of the split. */
  seed: number;
}

/** What is done with a row, by its number; rows not named are kept. */
export type CleaningDecisions = Readonly<Record<string, 'keep' | 'remove' | 'repair'>>;

export interface Example extends LabelledRow {
  number: number;
}

/** All rows as examples, before cleaning. A missing value stays out of `values`. */
export function rawExamples(table: DataTable): (Example & { cells: Record<string, TableCell> })[] {
  return table.rows.map((row) => {
    const cells = Object.fromEntries(table.columns.map((column, at) => [column.id, row[at + 1] ?? null]));
    const known = Object.entries(cells).filter((entry): entry is [string, FeatureValue] => entry[1] !== null);
    return { number: Number(row[0]), cells, values: Object.fromEntries(known), label: row.at(-1) === 1 };
  });
}

/** Applies the learner's decisions: removed rows go; repaired ones get the true value where it is known. */
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
  /** On the rows it learned from. */
  training: ClassificationMetrics;
  /** On the rows kept back. */
  test: ClassificationMetrics;
}

export interface Experiment {
  trainRows: Example[];
  testRows: Example[];
  stump: TrainedModel;
  tree: TrainedModel;
  /** Accuracy on the test rows of always saying the commoner label of the training rows. */
  baseline: number;
}

const evaluate = (tree: DecisionTree, rows: readonly Example[]): ClassificationMetrics =>
  classificationMetrics(rows.map((row) => ({ said: predict(tree, row.values), was: row.label })));

function trainAndEvaluate(
  trainRows: readonly Example[],
  testRows: readonly Example[],
  columns: readonly string[],
  depth: number,
): TrainedModel {
  const tree = trainTree(trainRows, columns, depth);
  return { tree, training: evaluate(tree, trainRows), test: evaluate(tree, testRows) };
}

/** The whole experiment: same rows, same split, a stump against a tree of two questions. */
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
