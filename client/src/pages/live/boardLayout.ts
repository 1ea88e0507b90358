// Chooses the number of columns of a class's tiles so that all fit and can be read from far away.
import { type ByLanguage, DEFAULT_LANGUAGE, inLanguage, type Language } from '@lanternwise/shared/constants/languages';

export interface BoardSize {
  columns: number;
  /** CSS pixels; a tile is never lower, the board scrolls instead. */
  tileHeight: number;
  /** CSS pixels of a tile's first line. */
  fontSize: number;
}

const GAP = 8;
/** The lowest tile in which four lines can be read. */
const MIN_TILE_HEIGHT = 68;
const MAX_TILE_HEIGHT = 190;
const MIN_TILE_WIDTH = 128;
/** Picture, number and a name of ten letters, in font sizes, and the space around them in CSS pixels. */
const TEXT_WIDTH = 10;
const SIDE_SPACE = 26;
/** The four lines of a tile in font sizes, and the space around them in CSS pixels. Devanagari needs more between the lines. */
const TEXT_HEIGHT: ByLanguage<number> = { en: 4.45, hi: 5.3 };
const UPRIGHT_SPACE = 10;
const MIN_FONT = 12.5;
const MAX_FONT = 30;

interface Candidate extends BoardSize {
  rows: number;
  fits: boolean;
}

/** The columns with the largest letters; `width` and `height` of the board in CSS pixels. */
export function boardSize(
  tiles: number,
  width: number,
  height: number,
  language: Language = DEFAULT_LANGUAGE,
): BoardSize {
  const most = Math.max(1, Math.floor((width + GAP) / (MIN_TILE_WIDTH + GAP)));
  const sizes = Array.from({ length: Math.min(most, Math.max(1, tiles)) }, (_, index) => sizeWith(index + 1));
  return sizes.reduce((best, each) => (isBetter(each, best) ? each : best));

  function sizeWith(columns: number): Candidate {
    const rows = Math.max(1, Math.ceil(tiles / columns));
    const free = (height - GAP * (rows - 1)) / rows;
    const tileWidth = (width - GAP * (columns - 1)) / columns;
    const tileHeight = Math.floor(Math.min(MAX_TILE_HEIGHT, Math.max(MIN_TILE_HEIGHT, free)));
    const fontSize = Math.min(
      MAX_FONT,
      Math.max(
        MIN_FONT,
        Math.min(
          (tileWidth - SIDE_SPACE) / TEXT_WIDTH,
          (tileHeight - UPRIGHT_SPACE) / inLanguage(TEXT_HEIGHT, language),
        ),
      ),
    );
    return { columns, rows, tileHeight, fontSize: Math.floor(fontSize * 2) / 2, fits: free >= MIN_TILE_HEIGHT };
  }

  function isBetter(a: Candidate, b: Candidate): boolean {
    if (a.fits !== b.fits) return a.fits;
    // Fewer rows scroll less, and few children stand side by side instead of in tiles as wide as the screen.
    return a.fontSize === b.fontSize ? a.rows < b.rows : a.fontSize > b.fontSize;
  }
}
