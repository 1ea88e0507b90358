// Which tiles of a stack of layers can be painted once, and which must be drawn anew because something below them moves.

/**
 * For each layer, from the lowest up, the cells whose tile stays live: it is animated, or it lies on one that is.
 * A tile fills exactly its cell, so the order within each cell is all that has to be kept. 0 = no tile.
 */
export function dynamicCells(
  layers: readonly (readonly number[])[],
  isAnimated: (gid: number) => boolean,
): Set<number>[] {
  const moving = new Set<number>();
  return layers.map((tiles) => {
    const dynamic = new Set<number>();
    tiles.forEach((gid, cell) => {
      if (gid === 0) return;
      if (isAnimated(gid)) moving.add(cell);
      if (moving.has(cell)) dynamic.add(cell);
    });
    return dynamic;
  });
}
