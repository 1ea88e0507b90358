// Computes metrics of a classifier of two labels: confusion matrix, accuracy, precision, recall; `labelMetrics.ts` does so for any number.

export interface ConfusionMatrix {
  truePositive: number;
  falsePositive: number;
  falseNegative: number;
  trueNegative: number;
}

export interface ClassificationMetrics {
  confusion: ConfusionMatrix;
  /** Share of correct predictions, 0–1. */
  accuracy: number;
  /** Share of correct positive predictions; 0 if there were none. */
  precision: number;
  /** Share of positive cases that were found; 0 if there were none. */
  recall: number;
}

export function confusionMatrix(pairs: readonly { predicted: boolean; actual: boolean }[]): ConfusionMatrix {
  const cell = (predicted: boolean, actual: boolean) =>
    pairs.filter((pair) => pair.predicted === predicted && pair.actual === actual).length;
  return {
    truePositive: cell(true, true),
    falsePositive: cell(true, false),
    falseNegative: cell(false, true),
    trueNegative: cell(false, false),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export function classificationMetrics(
  pairs: readonly { predicted: boolean; actual: boolean }[],
): ClassificationMetrics {
  const c = confusionMatrix(pairs);
  return {
    confusion: c,
    accuracy: share(c.truePositive + c.trueNegative, pairs.length),
    precision: share(c.truePositive, c.truePositive + c.falsePositive),
    recall: share(c.truePositive, c.truePositive + c.falseNegative),
  };
}
