// Owns seeded randomness: the same seed always renders the same file.
/** Seeded randomness: the same seed always renders the same file. */
/** Draws from one seeded stream. */
export interface Random {
  /** 0 (inclusive) … 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  /** -1 … 1. */
  bipolar(): number;
  /** Roughly normal, deviation 0.7, never beyond ±3. */
  gaussian(): number;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    bipolar: () => next() * 2 - 1,
    gaussian: () => next() + next() + next() + next() + next() + next() - 3,
  };
}

function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return h | 0;
}
