// Seeded random numbers and shuffles; the same seed gives the same order in every browser and on the server.

/** Returns a generator of numbers in [0, 1) (mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Derives a seed from a text (FNV-1a, 32 bits). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns a shuffled copy (Fisher–Yates). */
export function shuffle<T>(things: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const shuffled = [...things];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[at] as T;
    shuffled[at] = moved;
  }
  return shuffled;
}

/** Returns a shuffled copy that differs from the given order (puzzles must not start solved); lists of fewer than two items are unchanged. */
export function shuffleUntilDifferent<T>(things: readonly T[], seed: number): T[] {
  const shuffled = shuffle(things, seed);
  const [first, ...rest] = shuffled;
  const same = shuffled.every((thing, at) => thing === things[at]);
  return same && first !== undefined && rest.length > 0 ? [...rest, first] : shuffled;
}
