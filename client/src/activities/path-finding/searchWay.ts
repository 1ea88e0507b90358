// Searches the ground of a realm for the way to a place, as the lesson searches its maze.
import type { GridCell, SearchGrid } from '@lanternwise/shared/learning/search/grid';
import { type SearchMethod, searchGrid } from '@lanternwise/shared/learning/search/searchGrid';
import { canStep, type Ground, spotAt } from '@lanternwise/shared/maps/ground';
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface FoundWay {
  /** Cells that were visited, the first and the last included. */
  looked: number;
  /** From cell to cell. */
  steps: number;
  way: Point[];
  visited: Point[];
}

const cellsOf = ({ rows, cols }: Ground): GridCell[] =>
  Array.from({ length: rows * cols }, (_, at) => ({ row: Math.floor(at / cols), col: at % cols }));

/** What nobody can stand on is a wall; between two cells that no step joins stands a fence. */
function gridOf(ground: Ground, end: GridCell): SearchGrid {
  const cells = cellsOf(ground);
  const fences = cells.flatMap((from) =>
    [
      { row: from.row, col: from.col + 1 },
      { row: from.row + 1, col: from.col },
    ].flatMap((to) => (spotAt(ground, from) && spotAt(ground, to) && !canStep(ground, from, to) ? [{ from, to }] : [])),
  );
  const { rows, cols, companion: start } = ground;
  return { rows, cols, start, end, walls: cells.filter((cell) => !spotAt(ground, cell)), portals: [], fences };
}

/** Undefined if no way leads there. */
export function searchWay(ground: Ground, place: Readonly<Point>, method: SearchMethod): FoundWay | undefined {
  const far = (cell: GridCell) => {
    const spot = spotAt(ground, cell);
    return spot ? Math.hypot(spot.x - place.x, spot.y - place.y) : Number.POSITIVE_INFINITY;
  };
  const end = cellsOf(ground).reduce((best, cell) => (far(cell) < far(best) ? cell : best), ground.companion);
  const { path, steps } = searchGrid(gridOf(ground, end), method);
  if (!path) return undefined;
  const pointsOf = (cells: readonly { cell: GridCell }[]): Point[] =>
    cells.flatMap(({ cell }) => {
      const spot = spotAt(ground, cell);
      return spot ? [{ x: spot.x, y: spot.y }] : [];
    });
  return {
    looked: steps.length,
    steps: path.length - 1,
    way: pointsOf(path.slice(1)),
    visited: pointsOf(steps.map(({ visited }) => visited)),
  };
}
