// The bits of a global tile id: which tile it is, and how Tiled turns it.

export const FLIP_X = 0x80000000;
export const FLIP_Y = 0x40000000;
export const FLIP_DIAGONAL = 0x20000000;
/** A turn of 120 degrees on hexagonal maps. */
export const TURN_HEXAGON = 0x10000000;
const ID_BITS = 0x0fffffff;

export const hasBit = (gid: number, bit: number): boolean => (gid & bit) !== 0;
export const stripFlipFlags = (gid: number): number => gid & ID_BITS;
/** The same turns on another tile. */
export const withTile = (gid: number, tile: number): number => gid - stripFlipFlags(gid) + tile;
