// Standardises features to mean 0 and standard deviation 1, so that no unit outweighs the others in a distance.
// After T. Hastie, R. Tibshirani and J. Friedman, "The Elements of Statistical Learning", 2nd ed. (2009), 13.3 (for nearest neighbours).

export interface FeatureScale {
  mean: number;
  /** Standard deviation of the population (divided by n); 0 for a feature that never varies. */
  deviation: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Measures the columns of the training rows; test rows are transformed with the same scale. Throws if rows differ in length. */
export function fitScale(rows: readonly (readonly number[])[]): FeatureScale[] {
  const [first = []] = rows;
  const odd = rows.find((row) => row.length !== first.length);
  if (odd) throw new Error(`A row has ${odd.length} features, the first ${first.length}.`);
  return first.map((_, column) => {
    const values = rows.map((row) => row[column] ?? 0);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    // Rounding would leave a tiny deviation where all values are equal, and divide by it.
    if (lowest === highest) return { mean: lowest, deviation: 0 };
    const centre = mean(values);
    return { mean: centre, deviation: Math.sqrt(mean(values.map((value) => (value - centre) ** 2))) };
  });
}

/** z-scores; a feature that never varied is 0 for every row, because it says nothing. */
export function standardise(row: readonly number[], scale: readonly FeatureScale[]): number[] {
  if (row.length !== scale.length) throw new Error(`The row has ${row.length} features, the scale ${scale.length}.`);
  return scale.map(({ mean: centre, deviation }, at) => (deviation === 0 ? 0 : ((row[at] ?? 0) - centre) / deviation));
}
