// Recommends posts by content: cosine similarity to a decaying mean of what was tapped, and maximal marginal relevance for variety.

/** Weights by topic, none negative; a topic without an entry weighs 0. */
export type TopicVector = Readonly<Record<string, number>>;

interface Item {
  id: string;
  topics: TopicVector;
}

const length = (vector: TopicVector): number => Math.sqrt(Object.values(vector).reduce((sum, w) => sum + w * w, 0));

/** Cosine of the angle between two vectors, 0–1 (Salton & McGill, Introduction to Modern Information Retrieval, 1983); 0 if one is empty. */
export function cosine(a: TopicVector, b: TopicVector): number {
  const lengths = length(a) * length(b);
  if (lengths === 0) return 0;
  const product = Object.entries(a).reduce((sum, [topic, weight]) => sum + weight * (b[topic] ?? 0), 0);
  return Math.min(1, product / lengths);
}

/** Weighted mean of tapped vectors, the oldest first: the newest weighs 1, each one before it `decay` times less. Empty without taps. */
export function inferProfile(taps: readonly TopicVector[], decay: number): Record<string, number> {
  const profile: Record<string, number> = {};
  let total = 0;
  taps.forEach((tap, at) => {
    const share = decay ** (taps.length - 1 - at);
    total += share;
    for (const [topic, weight] of Object.entries(tap)) profile[topic] = (profile[topic] ?? 0) + share * weight;
  });
  for (const topic of Object.keys(profile)) profile[topic] = (profile[topic] ?? 0) / total;
  return profile;
}

/**
 * Picks items one by one by maximal marginal relevance (Carbonell & Goldstein, SIGIR 1998):
 * `relevance` × cosine to the profile − (1 − `relevance`) × highest cosine to an item picked before.
 * With `relevance` 1 these are simply the most similar items. Ties go to the earlier in the list.
 */
export function recommend<T extends Item>(
  profile: TopicVector,
  items: readonly T[],
  count: number,
  relevance = 1,
): T[] {
  const left = [...items];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    const scores = left.map(({ topics }) => {
      const nearest = picked.reduce((most, one) => Math.max(most, cosine(topics, one.topics)), 0);
      return relevance * cosine(profile, topics) - (1 - relevance) * nearest;
    });
    const best = scores.indexOf(Math.max(...scores));
    picked.push(...left.splice(best, 1));
  }
  return picked;
}

/** The topic that weighs most; undefined for an empty vector. */
export const mainTopic = (vector: TopicVector): string | undefined =>
  Object.entries(vector).sort(([, a], [, b]) => b - a)[0]?.[0];
