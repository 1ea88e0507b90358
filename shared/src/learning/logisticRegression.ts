// Logistic regression on standardised features, fitted by full-batch gradient descent with weight decay.
// After T. Hastie, R. Tibshirani and J. Friedman, "The Elements of Statistical Learning", 2nd ed. (2009), 4.4 and 3.4.1.
import { type FeatureScale, fitScale, standardise } from './standardise.ts';

export interface LogisticExample {
  features: readonly number[];
  isPositive: boolean;
}

export interface LogisticModel {
  weights: readonly number[];
  bias: number;
  scale: readonly FeatureScale[];
}

export interface LogisticSettings {
  steps: number;
  rate: number;
  /** Pull of the weights towards 0; the bias is not pulled. */
  decay: number;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Weights start at 0, so the same examples give the same model. */
export function fitLogistic(
  examples: readonly LogisticExample[],
  { steps, rate, decay }: LogisticSettings,
): LogisticModel {
  if (examples.length === 0) return { weights: [], bias: 0, scale: [] };
  const scale = fitScale(examples.map(({ features }) => features));
  const rows = examples.map(({ features }) => standardise(features, scale));
  let weights = scale.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const errors = rows.map((row, at) => score(row, weights, bias) - (examples[at]?.isPositive ? 1 : 0));
    weights = weights.map((weight, column) => {
      const slope = errors.reduce((sum, error, at) => sum + error * (rows[at]?.[column] ?? 0), 0) / rows.length;
      return weight - rate * (slope + decay * weight);
    });
    bias -= (rate * errors.reduce((sum, error) => sum + error, 0)) / rows.length;
  }
  return { weights, bias, scale };
}

const score = (row: readonly number[], weights: readonly number[], bias: number): number =>
  sigmoid(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias));

/** Probability of the positive class, 0–1; 0.5 without a trained model. */
export const positiveChance = ({ weights, bias, scale }: LogisticModel, features: readonly number[]): number =>
  score(standardise(features.slice(0, scale.length), scale), weights, bias);
