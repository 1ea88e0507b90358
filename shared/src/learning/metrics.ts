// How good a yes/no model is on rows it has not seen: confusion matrix, accuracy, precision, recall.

export interface ConfusionMatrix {
  truePositive: number;
  falsePositive: number;
  falseNegative: number;
  trueNegative: number;
}

export interface ClassificationMetrics {
  confusion: ConfusionMatrix;
  /** Share of all verdicts that were right, 0–1. */
  accuracy: number;
  /** Of the alarms, the share that was right; 0 where there was none. */
  precision: number;
  /** Of the real cases, the share that was found; 0 where there was none. */
  recall: number;
}

export function confusionMatrix(pairs: readonly { said: boolean; was: boolean }[]): ConfusionMatrix {
  const cell = (said: boolean, was: boolean) => pairs.filter((pair) => pair.said === said && pair.was === was).length;
  return {
    truePositive: cell(true, true),
    falsePositive: cell(true, false),
    falseNegative: cell(false, true),
    trueNegative: cell(false, false),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export function classificationMetrics(pairs: readonly { said: boolean; was: boolean }[]): ClassificationMetrics {
  const c = confusionMatrix(pairs);
  return {
    confusion: c,
    accuracy: share(c.truePositive + c.trueNegative, pairs.length),
    precision: share(c.truePositive, c.truePositive + c.falsePositive),
    recall: share(c.truePositive, c.truePositive + c.falseNegative),
  };
}
