// Separates the tiles of a layer stack that can be painted once from those that must be redrawn.
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';

/**
 * Returns, per layer from the lowest up, the cells whose tile is animated or lies on an animated one. 0 = no tile.
 * Only the order within each cell of the map has to be kept; `cellsUnder` = those that a tile of a layer lies over.
 */
export function dynamicCells(
  layers: readonly (readonly number[])[],
  isAnimated: (gid: number) => boolean,
  cellsUnder: (layer: number, cell: number) => readonly number[] = (_, cell) => [cell],
): Set<number>[] {
  const moving = new Set<number>();
  return layers.map((tiles, layer) => {
    const dynamic = new Set<number>();
    tiles.forEach((gid, cell) => {
      if (gid === 0) return;
      const under = cellsUnder(layer, cell);
      if (!isAnimated(gid) && !under.some((each) => moving.has(each))) return;
      for (const each of under) moving.add(each);
      dynamic.add(cell);
    });
    return dynamic;
  });
}

/** The cells of the map under a tile whose layer is moved: up to four. `offset` in cells. */
export function cellsUnderMoved(
  cell: number,
  offset: Point,
  { columns, rows }: Pick<RealmMap, 'columns' | 'rows'>,
): number[] {
  const [left, top] = [(cell % columns) + offset.x, Math.floor(cell / columns) + offset.y];
  const inMap = (values: number[], count: number) => [...new Set(values)].filter((each) => each >= 0 && each < count);
  const across = inMap([Math.floor(left), Math.ceil(left)], columns);
  return inMap([Math.floor(top), Math.ceil(top)], rows).flatMap((row) =>
    across.map((column) => row * columns + column),
  );
}
