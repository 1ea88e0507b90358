// A tile layer of one terrain: painted on the corners between tiles, as Tiled's Terrain Brush does, so the edges always fit.
import type { Random } from './random.ts';

/** The shape a stroke covers, in tiles: (0, 0) is the map's top-left corner. */
export type Area = (x: number, y: number) => boolean;

export interface TerrainTiles {
  firstGid: number;
  /** Tile ids of full variants with their chance. */
  full: { tile: number; chance: number }[];
}

/** Weights of the corners in a tile's number: top left, top right, bottom right, bottom left. */
const CORNERS = [
  [0, 0, 1],
  [1, 0, 2],
  [1, 1, 4],
  [0, 1, 8],
] as const;
const FULL = 15;

export class TerrainLayer {
  private readonly corners: Uint8Array;

  constructor(
    readonly name: string,
    readonly terrain: string,
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.corners = new Uint8Array((columns + 1) * (rows + 1));
  }

  paint(area: Area, on = true): void {
    for (let y = 0; y <= this.rows; y += 1) {
      for (let x = 0; x <= this.columns; x += 1) {
        if (area(x, y)) this.corners[y * (this.columns + 1) + x] = on ? 1 : 0;
      }
    }
  }

  corner(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.columns, x));
    const row = Math.max(0, Math.min(this.rows, y));
    return this.corners[row * (this.columns + 1) + column] ?? 0;
  }

  /** How much of this terrain lies at a point (tiles): 0…1, smooth between corners. */
  coverage(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = x - left;
    const down = y - top;
    const upper = this.corner(left, top) * (1 - across) + this.corner(left + 1, top) * across;
    const lower = this.corner(left, top + 1) * (1 - across) + this.corner(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  }

  /** Global tile ids, row by row. */
  tiles(set: TerrainTiles, random: Random): number[] {
    return Array.from({ length: this.columns * this.rows }, (_, index) => {
      const x = index % this.columns;
      const y = Math.floor(index / this.columns);
      const code = CORNERS.reduce((sum, [dx, dy, weight]) => sum + this.corner(x + dx, y + dy) * weight, 0);
      if (code === 0) return 0;
      return set.firstGid + (code === FULL ? pickWeighted(set.full, random) : code);
    });
  }
}

function pickWeighted(full: TerrainTiles['full'], random: Random): number {
  const total = full.reduce((sum, { chance }) => sum + chance, 0);
  let left = random() * total;
  for (const { tile, chance } of full) {
    left -= chance;
    if (left < 0) return tile;
  }
  return full[0]?.tile ?? FULL;
}
