// Owns the border of a terrain inside a tile: the signed distance to it for each of the sixteen corner masks.

/** Edge of a tile (pixels). */
export const TILE = 32;
const HALF = TILE / 2;

/** 1 would cut corners straight, 2 would round them; 1.3 makes runs of 45° into clean lines. */
const NORM = 1.3;

/** Corners in the order of the mask bits: top left 1, top right 2, bottom right 4, bottom left 8. */
const CORNERS = [
  [0, 0],
  [TILE, 0],
  [TILE, TILE],
  [0, TILE],
] as const;

const has = (mask: number, corner: number): boolean => ((mask >> corner) & 1) === 1;

function cornerDistance(corner: number, x: number, y: number): number {
  const [cx, cy] = CORNERS[corner] ?? CORNERS[0];
  return (Math.abs(x - cx) ** NORM + Math.abs(y - cy) ** NORM) ** (1 / NORM);
}

/** Masks whose two corners share an edge. */
const EDGES: Readonly<Record<number, (x: number, y: number) => number>> = {
  3: (_x, y) => HALF - y,
  12: (_x, y) => y - HALF,
  9: (x) => HALF - x,
  6: (x) => x - HALF,
};

/** Distance (pixels, positive inside the terrain, at most half a tile) to the border; continuous across tiles. */
export function cornerField(mask: number, x: number, y: number): number {
  const on = [0, 1, 2, 3].filter((corner) => has(mask, corner));
  const off = [0, 1, 2, 3].filter((corner) => !has(mask, corner));
  const [first = 0, second = 0] = on;
  switch (on.length) {
    case 0:
      return -HALF;
    case 1:
      return Math.max(-HALF, HALF - cornerDistance(first, x, y));
    case 2:
      return (
        EDGES[mask]?.(x, y) ??
        Math.max(-HALF, Math.max(HALF - cornerDistance(first, x, y), HALF - cornerDistance(second, x, y)))
      );
    case 3:
      return Math.min(HALF, cornerDistance(off[0] ?? 0, x, y) - HALF);
    default:
      return HALF;
  }
}
