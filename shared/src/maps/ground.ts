// The ground of a map as a field of square cells, for searches and programs that are walked on it.
import type { GridCell } from '../learning/search/grid.ts';
import type { Point } from './realmMap.ts';

/** Edge length of a cell in units: as long as a stride that one can count. */
export const GROUND_CELL = 64;

/** Where one stands in a cell: in its middle, or as near to that as there is room. */
export interface GroundSpot extends Readonly<Point> {
  /** One can step from here to the next cell on the right, and to the one below. */
  readonly right: boolean;
  readonly below: boolean;
}

/** All of it can be reached from where the companion stands. */
export interface Ground {
  rows: number;
  cols: number;
  /** Row by row; null where nobody can stand. */
  spots: readonly (GroundSpot | null)[];
  companion: GridCell;
  player: GridCell;
}

type Spots = Pick<Ground, 'rows' | 'cols' | 'spots'>;

/** Null beyond the edge too. */
export const spotAt = ({ rows, cols, spots }: Spots, { row, col }: GridCell): GroundSpot | null =>
  row < 0 || col < 0 || row >= rows || col >= cols ? null : (spots[row * cols + col] ?? null);

/** Whether one can step from a cell to this neighbour. */
export function canStep(ground: Spots, from: GridCell, to: GridCell): boolean {
  if (!spotAt(ground, from) || !spotAt(ground, to)) return false;
  const first = to.row < from.row || to.col < from.col ? to : from;
  const spot = spotAt(ground, first);
  return (from.row === to.row ? spot?.right : spot?.below) ?? false;
}
