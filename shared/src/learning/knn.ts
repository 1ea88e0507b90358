// k nearest neighbours: a new case gets the label that most of the k examples most like it have.
// After T. Cover and P. Hart, "Nearest neighbor pattern classification", IEEE Trans. Inf. Theory 13 (1967), with plain Euclidean distance.

export interface LabelledExample {
  /** As many numbers as every other example has. */
  features: readonly number[];
  label: string;
}

export interface Neighbour {
  /** Place in the list of examples. */
  index: number;
  label: string;
  /** Euclidean, in the units of the features. */
  distance: number;
}

export interface KnnPrediction {
  /** Undefined where there are no examples. */
  label: string | undefined;
  /** Nearest first, at most k. */
  neighbours: readonly Neighbour[];
  /** Labels among the neighbours: most votes first, of equal ones the one with the nearer neighbour. */
  votes: readonly { label: string; count: number }[];
}

function distanceBetween(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) throw new Error(`An example has ${a.length} features, the question ${b.length}.`);
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** The k examples nearest to a question; of equally near ones the earlier comes first. Throws where features differ in number. */
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
  // A map keeps the order in which labels first occur, and sorting keeps equal ones in place: so the nearer label wins a tie.
  const counts = new Map<string, number>();
  for (const { label } of neighbours) counts.set(label, (counts.get(label) ?? 0) + 1);
  const votes = [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
  return { label: votes[0]?.label, neighbours, votes };
}
