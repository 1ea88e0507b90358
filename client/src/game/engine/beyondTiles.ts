// The ground beyond the edges of a map, where a window or the HUD may push the view: the map's own ground in a mirror.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { PaintedTile } from './PaintedTiles.ts';

/** Tiles: a window covers no more than this of the smallest view. */
const RIGHT = 44;
const BELOW = 30;
/** What buttons and cards at the top of a phone cover. */
const ABOVE = 10;

type Size = Pick<RealmMap, 'columns' | 'rows'>;

/** As many tiles as the map and what lies beyond it have. */
export const sizeWithBeyond = ({ columns, rows }: Size): Size => ({ columns: columns + RIGHT, rows: rows + BELOW });

/** `tiles` of the map, from bottom to top; those of a layer keep their order. */
export function beyondTiles({ columns, rows }: Size, tiles: readonly PaintedTile[]): PaintedTile[] {
  return tiles.flatMap((tile) => {
    const across = { ...tile, column: 2 * columns - 1 - tile.column, isMirroredX: true };
    const along = { ...tile, row: 2 * rows - 1 - tile.row, isMirroredY: true };
    const isAcross = across.column < columns + RIGHT;
    const isAlong = along.row < rows + BELOW;
    return [
      ...(isAcross ? [across] : []),
      ...(isAlong ? [along] : []),
      ...(tile.row < ABOVE ? [{ ...tile, row: -1 - tile.row, isMirroredY: true }] : []),
      ...(isAcross && isAlong ? [{ ...across, row: along.row, isMirroredY: true }] : []),
    ];
  });
}
