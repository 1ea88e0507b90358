// Predicts the next item of a sequence from counts of which item followed which.
// After D. Jurafsky and J. Martin, "Speech and Language Processing", 3rd ed. draft, 3.1: maximum-likelihood bigrams,
// P(next | current) = count(current next) / count(current followed by anything). No smoothing: what never occurred is not predicted.

export interface Bigram {
  first: string;
  next: string;
  count: number;
}

/** Pairs in the order in which they first occurred. */
export type BigramModel = readonly Bigram[];

export interface BigramOption {
  next: string;
  count: number;
  /** Probability, 0–1. */
  share: number;
}

export type BigramPrediction =
  /** No pair was counted yet. */
  | { kind: 'untrained' }
  /** Pairs were counted, but nothing ever followed this item. */
  | { kind: 'never-followed'; current: string }
  /** All that followed, most frequent first; `best` shares the highest count, the one seen first leads. */
  | { kind: 'predicted'; current: string; options: BigramOption[]; best: string[] };

/** Counts the pairs inside each sequence; the end of one sequence and the start of the next are no pair. */
export function countBigrams(sequences: readonly (readonly string[])[]): BigramModel {
  const counts = new Map<string, Map<string, number>>();
  const order: { first: string; next: string }[] = [];
  for (const sequence of sequences) {
    sequence.slice(1).forEach((next, at) => {
      const first = sequence[at] ?? '';
      const followers = counts.get(first) ?? new Map<string, number>();
      if (!followers.has(next)) order.push({ first, next });
      counts.set(first, followers.set(next, (followers.get(next) ?? 0) + 1));
    });
  }
  return order.map(({ first, next }) => ({ first, next, count: counts.get(first)?.get(next) ?? 0 }));
}

export function predictNext(model: BigramModel, current: string): BigramPrediction {
  if (model.length === 0) return { kind: 'untrained' };
  const followers = model.filter(({ first }) => first === current);
  if (followers.length === 0) return { kind: 'never-followed', current };
  const total = followers.reduce((sum, { count }) => sum + count, 0);
  const options = followers
    .map(({ next, count }) => ({ next, count, share: count / total }))
    .sort((a, b) => b.count - a.count);
  const best = options.filter(({ count }) => count === options[0]?.count).map(({ next }) => next);
  return { kind: 'predicted', current, options, best };
}
