// What verdicts on frames say about the one who gave them: certainty against being right, in bins and as one score.
import {
  brierScore,
  expectedCalibrationError,
  type Forecast,
  meanCertainty,
  type ReliabilityBin,
  reliabilityBins,
  shareRight,
} from '../../learning/calibration.ts';
import type { Truth } from './gallery.ts';

/** Percent: a verdict with less certainty would be the other verdict. */
export const SURE_LEAST = 50;
export const SURE_MOST = 100;
export const SURE_STEP = 5;
/** Of the plot, in percent: a coin toss, rather, fairly, very sure. */
const BIN_EDGES = [0.5, 0.65, 0.8, 0.95, 1];
/** Distance of mean certainty and share right that counts as a good fit. */
const FAIR = 0.1;

/** How certainty fits being right. */
export const CALIBRATIONS = ['over', 'fair', 'under'] as const;
export type Calibration = (typeof CALIBRATIONS)[number];

export interface Verdict {
  said: Truth;
  truth: Truth;
  /** Percent, 50–100. */
  sure: number;
}

const forecastOf = ({ said, truth, sure }: Verdict): Forecast => ({ certainty: sure / 100, isRight: said === truth });

export interface VerdictFigures {
  right: number;
  /** 0–1. */
  shareRight: number;
  certainty: number;
  brier: number;
  /** Mean distance of certainty and share right over the bins, 0–1. */
  distance: number;
  bins: ReliabilityBin[];
}

export function verdictFigures(verdicts: readonly Verdict[]): VerdictFigures {
  const forecasts = verdicts.map(forecastOf);
  const bins = reliabilityBins(forecasts, BIN_EDGES);
  return {
    right: forecasts.filter(({ isRight }) => isRight).length,
    shareRight: shareRight(forecasts),
    certainty: meanCertainty(forecasts),
    brier: brierScore(forecasts),
    distance: expectedCalibrationError(bins),
    bins,
  };
}

/** 'over' = surer than right. */
export function calibrationOf(verdicts: readonly Verdict[]): Calibration {
  const { certainty, shareRight: right } = verdictFigures(verdicts);
  const gap = certainty - right;
  // Whole percent, as the learner reads them.
  const isFair = Math.round(Math.abs(gap) * 100) <= FAIR * 100;
  return isFair ? 'fair' : gap > 0 ? 'over' : 'under';
}
