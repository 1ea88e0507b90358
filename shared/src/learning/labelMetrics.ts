// Computes metrics of a classifier with any number of labels: confusion matrix, accuracy, precision and recall of each label.
// After M. Sokolova and G. Lapalme, "A systematic analysis of performance measures for classification tasks",
// Information Processing & Management 45 (2009), tables 2 and 3.

export interface LabelledPrediction {
  actual: string;
  predicted: string;
}

export interface LabelScore {
  label: string;
  /** Cases that really have this label. */
  support: number;
  /** Share of the predictions of this label that are right; undefined if it was never predicted. */
  precision: number | undefined;
  /** Share of the cases of this label that were found; undefined if there are none. */
  recall: number | undefined;
}

export interface LabelMetrics {
  labels: readonly string[];
  /** `matrix[actual][predicted]` in the order of `labels`. */
  matrix: readonly (readonly number[])[];
  /** Share of right predictions; undefined without any. */
  accuracy: number | undefined;
  perLabel: readonly LabelScore[];
}

const share = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

/** `labels` sets the order; labels that occur only in the pairs follow in order of appearance. */
export function labelMetrics(pairs: readonly LabelledPrediction[], labels: readonly string[]): LabelMetrics {
  const all = [...new Set([...labels, ...pairs.flatMap(({ actual, predicted }) => [actual, predicted])])];
  const places = new Map(all.map((label, at) => [label, at]));
  const matrix = all.map(() => all.map(() => 0));
  for (const { actual, predicted } of pairs) {
    const row = matrix[places.get(actual) ?? 0];
    const column = places.get(predicted) ?? 0;
    if (row) row[column] = (row[column] ?? 0) + 1;
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const right = all.map((_, at) => matrix[at]?.[at] ?? 0);
  const perLabel = all.map((label, at) => {
    const support = sum(matrix[at] ?? []);
    const predicted = sum(matrix.map((row) => row[at] ?? 0));
    const hits = right[at] ?? 0;
    return { label, support, precision: share(hits, predicted), recall: share(hits, support) };
  });
  return { labels: all, matrix, accuracy: share(sum(right), pairs.length), perLabel };
}
