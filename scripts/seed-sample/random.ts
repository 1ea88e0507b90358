// Chance that comes out the same every time: a small generator with a seed of its own for each learner.

export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  happens(share: number): boolean;
  uuid(): string;
}

/** mulberry32: good enough for a story, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (length: number) => Array.from({ length }, () => between(0, 15).toString(16)).join('');
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    happens: (share) => next() < share,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${between(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  };
}
