// Chooses how many columns the tiles of a class get, so that all of them fit on the screen and can be read from far away.

export interface BoardSize {
  columns: number;
  /** CSS pixels; a tile is never lower, the board scrolls instead. */
  tileHeight: number;
  /** CSS pixels of a tile's first line. */
  fontSize: number;
}

const GAP = 8;
/** The lowest tile in which two lines can be read. */
const MIN_TILE_HEIGHT = 56;
const MAX_TILE_HEIGHT = 190;
const MIN_TILE_WIDTH = 132;
/** A name of twelve letters beside its picture, in widths of its font size. */
const TEXT_WIDTH = 11;
/** Lines of a tile, with its padding, in font sizes. */
const TEXT_HEIGHT = 4.1;
const MIN_FONT = 13;
const MAX_FONT = 30;

/** The columns with the largest letters; `width` and `height` of the board in CSS pixels. */
export function boardSize(tiles: number, width: number, height: number): BoardSize {
  const most = Math.max(1, Math.floor((width + GAP) / (MIN_TILE_WIDTH + GAP)));
  const sizes = Array.from({ length: Math.min(most, Math.max(1, tiles)) }, (_, index) => sizeWith(index + 1));
  return sizes.reduce((best, each) => (isBetter(each, best) ? each : best));

  function sizeWith(columns: number): BoardSize & { fits: boolean } {
    const rows = Math.max(1, Math.ceil(tiles / columns));
    const free = (height - GAP * (rows - 1)) / rows;
    const tileWidth = (width - GAP * (columns - 1)) / columns;
    const tileHeight = Math.floor(Math.min(MAX_TILE_HEIGHT, Math.max(MIN_TILE_HEIGHT, free)));
    const fontSize = Math.min(MAX_FONT, Math.max(MIN_FONT, Math.min(tileWidth / TEXT_WIDTH, tileHeight / TEXT_HEIGHT)));
    return { columns, tileHeight, fontSize: Math.floor(fontSize * 2) / 2, fits: free >= MIN_TILE_HEIGHT };
  }

  function isBetter(a: BoardSize & { fits: boolean }, b: BoardSize & { fits: boolean }): boolean {
    if (a.fits !== b.fits) return a.fits;
    // Where nothing fits, more columns scroll less.
    return a.fontSize === b.fontSize ? !a.fits && a.columns > b.columns : a.fontSize > b.fontSize;
  }
}
