// A small decision tree (CART with Gini impurity): numbers split at a threshold, categories at "is it this one?".

export type FeatureValue = number | string;
export interface LabelledRow {
  values: Record<string, FeatureValue>;
  label: boolean;
}

export type SplitTest =
  | { column: string; kind: 'at-least'; value: number }
  | { column: string; kind: 'is'; value: string };

export type DecisionTree =
  | { kind: 'leaf'; label: boolean; yes: number; no: number }
  | { kind: 'branch'; test: SplitTest; yes: number; no: number; pass: DecisionTree; fail: DecisionTree };

const countLabels = (rows: readonly LabelledRow[]): { yes: number; no: number } => {
  const yes = rows.filter((row) => row.label).length;
  return { yes, no: rows.length - yes };
};

/** Gini impurity: chance that two rows drawn with replacement differ in label; 0 is pure, 0.5 a coin flip. */
export function gini(rows: readonly LabelledRow[]): number {
  if (rows.length === 0) return 0;
  const share = countLabels(rows).yes / rows.length;
  return 2 * share * (1 - share);
}

export function passesTest(test: SplitTest, values: Record<string, FeatureValue>): boolean {
  const value = values[test.column];
  return test.kind === 'at-least' ? typeof value === 'number' && value >= test.value : value === test.value;
}

/** Every question worth asking of a column: between two neighbouring numbers, or one for each category. */
export function candidateSplits(rows: readonly LabelledRow[], column: string): SplitTest[] {
  const values = rows.map((row) => row.values[column]);
  const numbers = [...new Set(values.filter((v): v is number => typeof v === 'number'))].sort((a, b) => a - b);
  const words = [...new Set(values.filter((v): v is string => typeof v === 'string'))].sort();
  const between = numbers
    .slice(1)
    .map((n, at): SplitTest => ({ column, kind: 'at-least', value: ((numbers[at] ?? n) + n) / 2 }));
  return [...between, ...words.map((value): SplitTest => ({ column, kind: 'is', value }))];
}

/** Impurity left after a question, weighted by how many rows go each way. */
export function impurityAfter(rows: readonly LabelledRow[], test: SplitTest): number {
  const pass = rows.filter((row) => passesTest(test, row.values));
  const fail = rows.filter((row) => !passesTest(test, row.values));
  return (pass.length * gini(pass) + fail.length * gini(fail)) / rows.length;
}

/** The question that leaves least impurity; ties go to the first column and the lowest threshold. */
export function bestSplit(rows: readonly LabelledRow[], columns: readonly string[]): SplitTest | undefined {
  let best: SplitTest | undefined;
  let least = gini(rows) - 1e-9;
  for (const test of columns.flatMap((column) => candidateSplits(rows, column))) {
    const left = impurityAfter(rows, test);
    if (left < least - 1e-12) {
      best = test;
      least = left;
    }
  }
  return best;
}

/** Grows a tree of at most `depth` questions on a path. Depth 1 is a decision stump. A tie in a leaf says no. */
export function trainTree(rows: readonly LabelledRow[], columns: readonly string[], depth: number): DecisionTree {
  const counted = countLabels(rows);
  const test = depth > 0 ? bestSplit(rows, columns) : undefined;
  if (!test) return { kind: 'leaf', label: counted.yes > counted.no, ...counted };
  return {
    kind: 'branch',
    test,
    ...counted,
    pass: trainTree(
      rows.filter((row) => passesTest(test, row.values)),
      columns,
      depth - 1,
    ),
    fail: trainTree(
      rows.filter((row) => !passesTest(test, row.values)),
      columns,
      depth - 1,
    ),
  };
}

export function predict(tree: DecisionTree, values: Record<string, FeatureValue>): boolean {
  let at = tree;
  while (at.kind === 'branch') at = passesTest(at.test, values) ? at.pass : at.fail;
  return at.label;
}
