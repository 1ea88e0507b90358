// Paints terrain as corner wang tiles: a terrain is a question about corners, the tiles follow.

/** Is the corner at (column, row) covered? Corners run 0…columns and 0…rows. */
export type Covers = (column: number, row: number) => boolean;

/** Relative frequency of the variants of a full tile (ids 16, 17, …). */
export type VariantWeights = readonly number[];

const FULL = 15;
const FIRST_VARIANT = 16;

/** Index of the tile whose four corners are covered so: TL 1 + TR 2 + BR 4 + BL 8. */
export function wangIndex(covers: Covers, column: number, row: number): number {
  return (
    Number(covers(column, row)) +
    2 * Number(covers(column + 1, row)) +
    4 * Number(covers(column + 1, row + 1)) +
    8 * Number(covers(column, row + 1))
  );
}

/** A seeded generator of numbers in [0, 1): maps come out the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks an index by weight. `at` in [0, 1). */
export function pick(weights: VariantWeights, at: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = at * total;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return 0;
}

/**
 * Tile data of one terrain layer.
 * @param firstGid gid of the terrain's tileset in the map
 * @returns columns × rows gids, 0 where nothing lies
 */
export function paintTerrain(
  size: { columns: number; rows: number },
  covers: Covers,
  firstGid: number,
  variants: VariantWeights,
  seed: number,
): number[] {
  const random = seeded(seed);
  const data: number[] = [];
  for (let row = 0; row < size.rows; row++) {
    for (let column = 0; column < size.columns; column++) {
      const index = wangIndex(covers, column, row);
      const at = random();
      if (index === 0) data.push(0);
      else data.push(firstGid + (index === FULL ? FIRST_VARIANT + pick(variants, at) : index));
    }
  }
  return data;
}

/** Distance from a point to the segment a–b, all in the same unit. */
export function toSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

/** Distance from a point to a polyline. */
export function toLine(px: number, py: number, line: readonly (readonly [number, number])[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    best = Math.min(best, toSegment(px, py, ax, ay, bx, by));
  }
  return best;
}
