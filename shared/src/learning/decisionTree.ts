// Trains and evaluates a small decision tree (CART with Gini impurity) on numbers (threshold) and categories (equality).

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

/** Gini impurity: probability that two rows drawn with replacement have different labels; 0 is pure, 0.5 the maximum. */
export function gini(rows: readonly LabelledRow[]): number {
  if (rows.length === 0) return 0;
  const share = countLabels(rows).yes / rows.length;
  return 2 * share * (1 - share);
}

export function passesTest(test: SplitTest, values: Record<string, FeatureValue>): boolean {
  const value = values[test.column];
  return test.kind === 'at-least' ? typeof value === 'number' && value >= test.value : value === test.value;
}

/** All candidate splits of a column: between two neighbouring numbers, and one per category. */
export function candidateSplits(rows: readonly LabelledRow[], column: string): SplitTest[] {
  const values = rows.map((row) => row.values[column]);
  const numbers = [...new Set(values.filter((v): v is number => typeof v === 'number'))].sort((a, b) => a - b);
  const words = [...new Set(values.filter((v): v is string => typeof v === 'string'))].sort();
  const between = numbers
    .slice(1)
    .map((n, at): SplitTest => ({ column, kind: 'at-least', value: ((numbers[at] ?? n) + n) / 2 }));
  return [...between, ...words.map((value): SplitTest => ({ column, kind: 'is', value }))];
}

/** Impurity after a split, weighted by the number of rows on each side. */
export function impurityAfter(rows: readonly LabelledRow[], test: SplitTest): number {
  const pass = rows.filter((row) => passesTest(test, row.values));
  const fail = rows.filter((row) => !passesTest(test, row.values));
  return (pass.length * gini(pass) + fail.length * gini(fail)) / rows.length;
}

/** The split with the lowest impurity; ties go to the first column and the lowest threshold. */
export function bestSplit(rows: readonly LabelledRow[], columns: readonly string[]): SplitTest | undefined {
  let best: SplitTest | undefined;
  let leastImpurity = gini(rows) - 1e-9;
  for (const test of columns.flatMap((column) => candidateSplits(rows, column))) {
    const impurity = impurityAfter(rows, test);
    if (impurity < leastImpurity - 1e-12) {
      best = test;
      leastImpurity = impurity;
    }
  }
  return best;
}

/** Trains a tree with at most `depth` splits per path; depth 1 is a decision stump. A leaf with a tie predicts false. */
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
  let node = tree;
  while (node.kind === 'branch') node = passesTest(node.test, values) ? node.pass : node.fail;
  return node.label;
}
