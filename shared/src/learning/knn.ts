// Classifies by k nearest neighbours: the most frequent label of the k nearest examples.
// After T. Cover and P. Hart, "Nearest neighbor pattern classification", IEEE Trans. Inf. Theory 13 (1967), with plain Euclidean distance.

export interface LabelledExample {
  /** The same number of features in every example. */
  features: readonly number[];
  label: string;
}

export interface Neighbour {
  /** Index in the list of examples. */
  index: number;
  label: string;
  /** Euclidean, in the units of the features. */
  distance: number;
}

export interface KnnPrediction {
  /** Undefined if there are no examples. */
  label: string | undefined;
  /** Nearest first, at most k. */
  neighbours: readonly Neighbour[];
  /** Labels of the neighbours, most votes first; ties go to the nearer neighbour. */
  votes: readonly { label: string; count: number }[];
  /** Labels that share the most votes, the chosen one first; empty if one label has more votes than all others. */
  tied: readonly string[];
}

function distanceBetween(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) throw new Error(`An example has ${a.length} features, the query ${b.length}.`);
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** The k examples nearest to a query; ties go to the earlier example. Throws if the numbers of features differ. */
export function nearestNeighbours(
  examples: readonly LabelledExample[],
  query: readonly number[],
  k: number,
): Neighbour[] {
  return examples
    .map(({ features, label }, index) => ({ index, label, distance: distanceBetween(features, query) }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .slice(0, Math.max(0, k));
}

export function classifyByNeighbours(
  examples: readonly LabelledExample[],
  query: readonly number[],
  k: number,
): KnnPrediction {
  const neighbours = nearestNeighbours(examples, query, k);
  // The map keeps insertion order and the sort is stable, so the label of the nearer neighbour wins a tie.
  const counts = new Map<string, number>();
  for (const { label } of neighbours) counts.set(label, (counts.get(label) ?? 0) + 1);
  const votes = [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
  const best = votes.filter(({ count }) => count === votes[0]?.count).map(({ label }) => label);
  return { label: votes[0]?.label, neighbours, votes, tied: best.length > 1 ? best : [] };
}

/** Each query by itself, in their order. */
export const classifyAll = (
  examples: readonly LabelledExample[],
  queries: readonly (readonly number[])[],
  k: number,
): KnnPrediction[] => queries.map((query) => classifyByNeighbours(examples, query, k));
