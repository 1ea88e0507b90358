// Carries a learner's maze in the figures of its activity, which travel between devices: walls as bits of each row, portals as pairs of cells.
import { cellIndex, type GridCell, type SearchGrid } from '../../learning/search/grid.ts';
import { searchGrid } from '../../learning/search/searchGrid.ts';
import { END_CELL, GRID_COLS, GRID_ROWS, START_CELL } from './levels.ts';

type Figures = Readonly<Record<string, number>>;

const CELLS = GRID_ROWS * GRID_COLS;
const ROW = 'maze row ';
const PORTAL = 'maze portal ';
const SIZE = { rows: GRID_ROWS, cols: GRID_COLS, start: START_CELL, end: END_CELL };

export interface Maze {
  grid: SearchGrid;
  /** The cells of the shortest way, start and end included. */
  path: readonly { cell: GridCell; byPortal: boolean }[];
}

const cellAt = (index: number): GridCell => ({ row: Math.floor(index / GRID_COLS), col: index % GRID_COLS });

export function mazeFigures(grid: SearchGrid): Record<string, number> {
  const rows = Array.from({ length: GRID_ROWS }, () => 0);
  for (const { row, col } of grid.walls) rows[row] = (rows[row] ?? 0) | (1 << col);
  return Object.fromEntries([
    ...rows.map((bits, row) => [`${ROW}${row}`, bits] as const),
    ...grid.portals.map(
      ({ from, to }, at) => [`${PORTAL}${at}`, cellIndex(grid, from) * CELLS + cellIndex(grid, to)] as const,
    ),
  ]);
}

const isWhole = (value: number | undefined, limit: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < limit;

/** Whether a figure speaks of a maze; others of the same activity do not. */
export const isMaze = (name: string): boolean => name.startsWith(ROW) || name.startsWith(PORTAL);

function wallsOf(figures: Figures): GridCell[] | undefined {
  const walls: GridCell[] = [];
  for (let row = 0; row < GRID_ROWS; row += 1) {
    const bits = figures[`${ROW}${row}`];
    if (!isWhole(bits, 1 << GRID_COLS)) return undefined;
    for (let col = 0; col < GRID_COLS; col += 1) if (bits & (1 << col)) walls.push({ row, col });
  }
  return walls;
}

/** The maze of these figures with its shortest way; undefined if they are of another size, out of range, or without a way. */
export function mazeOf(figures: Figures): Maze | undefined {
  const names = Object.keys(figures).filter(isMaze);
  const packed = names.filter((key) => key.startsWith(PORTAL)).map((_, at) => figures[`${PORTAL}${at}`]);
  const walls = wallsOf(figures);
  if (!walls || names.length !== GRID_ROWS + packed.length || packed.length > CELLS / 2) return undefined;
  if (!packed.every((value) => isWhole(value, CELLS * CELLS))) return undefined;
  const portals = packed.map((value = 0) => ({ from: cellAt(Math.floor(value / CELLS)), to: cellAt(value % CELLS) }));
  const fixed = new Set([START_CELL, END_CELL].map((cell) => cellIndex(SIZE, cell)));
  const ends = portals.flatMap(({ from, to }) => [cellIndex(SIZE, from), cellIndex(SIZE, to)]);
  const blocked = new Set(walls.map((cell) => cellIndex(SIZE, cell)));
  if ([...blocked].some((cell) => fixed.has(cell))) return undefined;
  if (new Set(ends).size < ends.length || ends.some((cell) => fixed.has(cell) || blocked.has(cell))) return undefined;
  const grid = { ...SIZE, walls, portals };
  const { path } = searchGrid(grid, 'breadth-first');
  return path && { grid, path: path.map(({ cell, byPortal }) => ({ cell, byPortal })) };
}
