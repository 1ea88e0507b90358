// Tests the calibration measures against Murphy's decomposition of the Brier score, which is computed another way, and against cases known by hand.
import { describe, expect, it } from 'vitest';
import {
  brierScore,
  expectedCalibrationError,
  type Forecast,
  meanCertainty,
  reliabilityBins,
  shareRight,
} from './calibration.ts';
import { seededRandom } from './random.ts';

const says = (certainty: number, ...outcomes: readonly boolean[]): Forecast[] =>
  outcomes.map((isRight) => ({ certainty, isRight }));

/** A. Murphy, "A New Vector Partition of the Probability Score" (1973): reliability − resolution + uncertainty, over groups of equal certainty. */
function decomposedBrier(forecasts: readonly Forecast[]): number {
  const levels = [...new Set(forecasts.map(({ certainty }) => certainty))];
  const base = forecasts.filter(({ isRight }) => isRight).length / forecasts.length;
  let [reliability, resolution] = [0, 0];
  for (const certainty of levels) {
    const group = forecasts.filter((forecast) => forecast.certainty === certainty);
    const rate = group.filter(({ isRight }) => isRight).length / group.length;
    reliability += (group.length / forecasts.length) * (certainty - rate) ** 2;
    resolution += (group.length / forecasts.length) * (rate - base) ** 2;
  }
  return reliability - resolution + base * (1 - base);
}

describe('the Brier score', () => {
  it('equals reliability − resolution + uncertainty on 200 seeded sets', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed);
      const forecasts = Array.from({ length: 12 + (seed % 40) }, () => {
        const certainty = (50 + 5 * Math.floor(random() * 11)) / 100;
        return { certainty, isRight: random() < 0.4 + certainty / 3 };
      });
      expect(brierScore(forecasts)).toBeCloseTo(decomposedBrier(forecasts), 12);
    }
  });
  it('has the values of its definition', () => {
    expect(brierScore(says(1, true, true))).toBe(0);
    expect(brierScore(says(1, false))).toBe(1);
    expect(brierScore(says(0.5, true, false))).toBe(0.25);
    // (0.1² + 0.8²) / 2
    expect(brierScore([...says(0.9, true), ...says(0.8, false)])).toBeCloseTo(0.325, 12);
    expect(brierScore([])).toBe(0);
  });
  it('is least, in the long run, for the one who says what is so', () => {
    const outcomes = Array.from({ length: 10 }, (_, at) => at < 7);
    const scores = [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((certainty) => brierScore(says(certainty, ...outcomes)));
    expect(scores.indexOf(Math.min(...scores))).toBe(2);
  });
});

describe('reliability bins', () => {
  const forecasts = [...says(0.5, true, false), ...says(0.7, true), ...says(0.9, true, false, false), ...says(1, true)];
  const bins = reliabilityBins(forecasts, [0.5, 0.7, 0.9, 1]);
  it('hold each forecast once, an edge in the upper bin and the last edge in the last', () => {
    expect(bins.map(({ count }) => count)).toEqual([2, 1, 4]);
    expect(bins[2]).toMatchObject({ from: 0.9, to: 1, right: 0.5 });
    expect(bins[2]?.certainty).toBeCloseTo((3 * 0.9 + 1) / 4, 12);
  });
  it('give the mean distance by their counts', () => {
    // 2/7 · |0.5 − 0.5| + 1/7 · |0.7 − 1| + 4/7 · |0.925 − 0.5|
    expect(expectedCalibrationError(bins)).toBeCloseTo((0.3 + 4 * 0.425) / 7, 12);
    expect(expectedCalibrationError(reliabilityBins([], [0, 1]))).toBe(0);
  });
  it('in one bin are mean certainty and share right', () => {
    const [all] = reliabilityBins(forecasts, [0, 1]);
    expect(all).toMatchObject({ certainty: meanCertainty(forecasts), right: shareRight(forecasts) });
  });
  it('need two edges', () => expect(() => reliabilityBins([], [0.5])).toThrow(RangeError));
});
