// Separates the tiles of a layer stack that can be painted once from those that must be redrawn.

/**
 * Returns, per layer from the lowest up, the cells whose tile is animated or lies on an animated one.
 * A tile fills exactly its cell, so only the order within each cell has to be kept. 0 = no tile.
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
