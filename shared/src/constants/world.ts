// Size and start position of a standard realm map.

/** World bounds in units; positions are clamped to them. */
export const WORLD_WIDTH = 2305;
export const WORLD_HEIGHT = 1537;
/** Tiled grid: 72×48 tiles of 32 px (2304×1536). */
export const TILE_SIZE = 32;
export const MAP_COLUMNS = 72;
export const MAP_ROWS = 48;
export const DEFAULT_START = { x: 1125, y: 280 } as const;
