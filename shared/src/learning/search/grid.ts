// Models a search grid: rows and columns counted from 0, walls, and portals that lead one way from entrance to exit.

export interface GridCell {
  row: number;
  col: number;
}

/** One way, as the requirements name an entrance (first click) and an exit (second click). */
export interface Portal {
  from: GridCell;
  to: GridCell;
}

export interface SearchGrid {
  rows: number;
  cols: number;
  start: GridCell;
  end: GridCell;
  walls: readonly GridCell[];
  portals: readonly Portal[];
  /** Between two neighbours: nobody steps over them, in either direction. */
  fences?: readonly { from: GridCell; to: GridCell }[];
}

/** A step from one cell to the next; it counts one, through a portal too. */
export interface Move {
  to: GridCell;
  byPortal: boolean;
}

/** Order in which neighbours are looked at: up, right, down, left; a portal comes last. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export const sameCell = (a: GridCell, b: GridCell): boolean => a.row === b.row && a.col === b.col;
export const cellIndex = ({ cols }: Pick<SearchGrid, 'cols'>, { row, col }: GridCell): number => row * cols + col;

/** Distance in steps if nothing stood in the way and there were no portals. */
export const manhattanDistance = (a: GridCell, b: GridCell): number =>
  Math.abs(a.row - b.row) + Math.abs(a.col - b.col);

const stepName = (grid: Pick<SearchGrid, 'rows' | 'cols'>, from: GridCell, to: GridCell): number =>
  cellIndex(grid, from) * grid.rows * grid.cols + cellIndex(grid, to);

/** Returns the function that lists the moves from a cell; walls are looked up once. */
export function createMoves(grid: SearchGrid): (from: GridCell) => Move[] {
  const walls = new Set(grid.walls.map((wall) => cellIndex(grid, wall)));
  const fences = new Set(
    (grid.fences ?? []).flatMap(({ from, to }) => [stepName(grid, from, to), stepName(grid, to, from)]),
  );
  const isFree = (cell: GridCell): boolean =>
    cell.row >= 0 && cell.row < grid.rows && cell.col >= 0 && cell.col < grid.cols && !walls.has(cellIndex(grid, cell));
  return (from) => {
    const beside = DIRECTIONS.map(([down, right]) => ({ row: from.row + down, col: from.col + right }));
    // A portal to the next cell is no other way than walking there.
    const through = grid.portals
      .filter((portal) => sameCell(portal.from, from) && manhattanDistance(portal.to, from) > 1)
      .map(({ to }) => to);
    return [
      ...beside
        .filter((to) => isFree(to) && !fences.has(stepName(grid, from, to)))
        .map((to) => ({ to, byPortal: false })),
      ...through.filter(isFree).map((to) => ({ to, byPortal: true })),
    ];
  };
}
