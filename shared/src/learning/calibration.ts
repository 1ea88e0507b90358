// Measures how well certainty fits being right: Brier score, reliability bins, and the gap between mean certainty and share right.
// Brier score after G. Brier, "Verification of Forecasts Expressed in Terms of Probability", Monthly Weather Review 78 (1950);
// reliability bins and expected calibration error after M. Naeini, G. Cooper and M. Hauskrecht, AAAI 2015.

export interface Forecast {
  /** Probability that the forecaster gave to being right, 0–1. */
  certainty: number;
  isRight: boolean;
}

export interface ReliabilityBin {
  /** Certainties from `from` up to `to`; only the last bin includes its `to`. */
  from: number;
  to: number;
  count: number;
  /** Mean certainty and share right of the bin, 0–1; both 0 in an empty one. */
  certainty: number;
  right: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const outcomeOf = ({ isRight }: Forecast): number => (isRight ? 1 : 0);

/** Mean squared distance of certainty and outcome: 0 = always certain and right, 0.25 = always 0.5, 1 = always certain and wrong. 0 without forecasts. */
export const brierScore = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map((forecast) => (forecast.certainty - outcomeOf(forecast)) ** 2));

export const meanCertainty = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ certainty }) => certainty));

/** 0–1; 0 without forecasts. */
export const shareRight = (forecasts: readonly Forecast[]): number => mean(forecasts.map(outcomeOf));

/** One bin between each two neighbouring edges, which ascend; certainties outside them are not counted. Throws RangeError on fewer than two edges. */
export function reliabilityBins(forecasts: readonly Forecast[], edges: readonly number[]): ReliabilityBin[] {
  if (edges.length < 2) throw new RangeError('reliabilityBins needs at least two edges');
  return edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0;
    const isLast = at === edges.length - 2;
    const inside = forecasts.filter(
      ({ certainty }) => certainty >= from && (certainty < to || (isLast && certainty === to)),
    );
    return { from, to, count: inside.length, certainty: meanCertainty(inside), right: shareRight(inside) };
  });
}

/** Mean distance of certainty and share right over the bins, weighted by their counts, 0–1. */
export function expectedCalibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 0;
  return bins.reduce((sum, { count, certainty, right }) => sum + (count / total) * Math.abs(certainty - right), 0);
}
