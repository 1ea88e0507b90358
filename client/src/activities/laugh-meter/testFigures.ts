// What the meter makes of the labelled test at a threshold, and the numbers to choose from when its precision is read.
import { metricsAtThreshold, type ScoredCase } from '@lanternwise/shared/learning/thresholdCurve';

export interface TestFigures {
  tested: number;
  /** By the learner's labels. */
  funny: number;
  /** Captions that the meter calls funny, and how many of them the learner does too. */
  called: number;
  caught: number;
  /** Calls that are right, funny or not. */
  right: number;
}

export function testFigures(cases: readonly ScoredCase[], threshold: number): TestFigures {
  const { truePositive, falsePositive, falseNegative, trueNegative } = metricsAtThreshold(cases, threshold).confusion;
  return {
    tested: cases.length,
    funny: truePositive + falseNegative,
    called: truePositive + falsePositive,
    caught: truePositive,
    right: truePositive + trueNegative,
  };
}

/** The right number among near and tempting ones, in order. */
export function readingOptions({ tested, called, caught }: TestFigures): number[] {
  const candidates = [caught, called, caught - 1, caught + 1, tested - called, caught + 2];
  const possible = new Set(candidates.filter((count) => count >= 0 && count <= tested));
  return [...possible].slice(0, 4).sort((a, b) => a - b);
}
