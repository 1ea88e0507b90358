// Holds the two levels of the Path Finding Adventure, its delays and its fixed texts (lessons.txt 5.4, 8 and 9).
import type { GridCell, SearchGrid } from '../../learning/search/grid.ts';

export const GRID_ROWS = 8;
export const GRID_COLS = 12;
/** Counted from 0. */
export const START_CELL: GridCell = { row: 1, col: 1 };
export const END_CELL: GridCell = { row: 6, col: 11 };

/** Milliseconds; `cell` counts for each visited cell and for each cell of the path. */
export const SEARCH_DELAYS = { initial: 1000, teleporter: 500, cell: 100, final: 500 } as const;

export const NO_PATH_TEXT =
  "Oops! I couldn't find a path to the red square. The walls are blocking all possible routes! Try removing some walls or creating a new path.";
export const HALF_PORTAL_TEXT = 'Complete teleporter placement first';
export const LOCKED_LEVEL_TEXT = 'Complete Path Finding Adventure first to unlock this level!';

export interface PathLevel {
  id: 1 | 2;
  /** The button for teleporters appears only here. */
  hasTeleporters: boolean;
  grid: SearchGrid;
}

/** Reads a level: S start, E end, # wall; portals are given beside it. */
function readLevel(id: PathLevel['id'], lines: readonly string[], portals: SearchGrid['portals']): PathLevel {
  const walls = lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [{ row, col }] : [])));
  const grid = { rows: GRID_ROWS, cols: GRID_COLS, start: START_CELL, end: END_CELL, walls, portals };
  return { id, hasTeleporters: portals.length > 0, grid };
}

/** Level 1 has a pocket into which greedy search runs; in level 2 the way round the wall is longer than the way through the portal. */
export const PATH_LEVELS: readonly PathLevel[] = [
  readLevel(
    1,
    [
      '.....#......',
      '.S...###....',
      '.......#....',
      '.......#.#..',
      '.......#.#..',
      '..######....',
      '...........E',
      '............',
    ],
    [],
  ),
  readLevel(
    2,
    [
      '.....#......',
      '.S...#......',
      '.....#......',
      '.....#......',
      '.....#......',
      '.....#...#..',
      '.....#....#E',
      '............',
    ],
    [{ from: { row: 2, col: 3 }, to: { row: 4, col: 9 } }],
  ),
];
