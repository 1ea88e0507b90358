// Compares the labels that two people gave to the same things: share of equal ones, and agreement beyond chance.
// After J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20 (1960).

export interface LabelAgreement {
  /** Share of things with the same label, 0–1. */
  share: number;
  /** The share that two people would reach who label at random, each as often with each label as here. */
  chance: number;
  /** Cohen's kappa: 1 is full agreement, 0 is what chance gives; undefined if both gave one and the same label only. */
  kappa: number | undefined;
  /** Places in the lists where the labels differ. */
  differing: readonly number[];
}

const countLabels = (labels: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
};

/** The lists name the same things in the same order. Undefined if they are empty or not equally long. */
export function labelAgreement(ours: readonly string[], theirs: readonly string[]): LabelAgreement | undefined {
  const size = ours.length;
  if (size === 0 || theirs.length !== size) return undefined;
  const differing = [...ours.keys()].filter((at) => ours[at] !== theirs[at]);
  const theirCounts = countLabels(theirs);
  // Whole numbers until the end: whether kappa is defined must not hang on rounding.
  let chancePairs = 0;
  for (const [label, count] of countLabels(ours)) chancePairs += count * (theirCounts.get(label) ?? 0);
  const pairs = size * size;
  const equalPairs = (size - differing.length) * size;
  return {
    share: equalPairs / pairs,
    chance: chancePairs / pairs,
    kappa: chancePairs === pairs ? undefined : (equalPairs - chancePairs) / (pairs - chancePairs),
    differing,
  };
}
