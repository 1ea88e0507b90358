// Computes how precision and recall of a scoring classifier change as its threshold moves.
// After J. Davis and M. Goadrich, "The relationship between precision-recall and ROC curves" (ICML 2006).
import { type ClassificationMetrics, classificationMetrics } from './metrics.ts';

export interface ScoredCase {
  score: number;
  actual: boolean;
}

export interface ThresholdPoint extends ClassificationMetrics {
  /** Cases with this score or a higher one count as positive. */
  threshold: number;
}

export const metricsAtThreshold = (cases: readonly ScoredCase[], threshold: number): ClassificationMetrics =>
  classificationMetrics(cases.map(({ score, actual }) => ({ predicted: score >= threshold, actual })));

/** One point for each different score, the strictest first; between two of them nothing changes. */
export function thresholdCurve(cases: readonly ScoredCase[]): ThresholdPoint[] {
  const thresholds = [...new Set(cases.map(({ score }) => score))].sort((one, other) => other - one);
  return thresholds.map((threshold) => ({ threshold, ...metricsAtThreshold(cases, threshold) }));
}
