// State of a drawing made of brightness cells: strokes with pen or eraser, undo, clear. Pure.
import type { Cell } from '../canvas/useCellInput.ts';

/** Rows of cells, 0 = empty to 1 = full. */
export type Grid = readonly (readonly number[])[];
export type Tool = 'pen' | 'eraser';

export interface Pad {
  grid: Grid;
  tool: Tool;
  /** What the pen leaves behind, from 0 to 1. */
  ink: number;
  /** The drawing before each stroke, oldest first. */
  past: readonly Grid[];
  /** Last cell of the current stroke. */
  last: Cell | undefined;
}

export type PadAction =
  | { type: 'strokeStarted'; at: Cell }
  | { type: 'strokeExtended'; at: Cell }
  | { type: 'strokeEnded' }
  | { type: 'toolChosen'; tool: Tool }
  | { type: 'inkChosen'; ink: number }
  /** The drawing gives way to another one, as to its mirror image. */
  | { type: 'replaced'; grid: Grid }
  | { type: 'undone' }
  | { type: 'cleared' };

const MAX_UNDO = 50;

export const emptyGrid = (size: number): Grid => Array.from({ length: size }, () => new Array<number>(size).fill(0));
/** `grid` = a drawing to go on with. */
export const createPad = (size: number, grid = emptyGrid(size)): Pad => ({
  grid,
  tool: 'pen',
  ink: 1,
  past: [],
  last: undefined,
});
export const isEmpty = (grid: Grid): boolean => grid.every((row) => row.every((value) => value === 0));

/** Cells on the line between two cells, both included, without gaps (Bresenham 1965). */
export function lineCells(from: Cell, to: Cell): Cell[] {
  const across = Math.abs(to.column - from.column);
  const down = -Math.abs(to.row - from.row);
  const stepX = from.column < to.column ? 1 : -1;
  const stepY = from.row < to.row ? 1 : -1;
  const cells: Cell[] = [];
  let { column, row } = from;
  let error = across + down;
  for (;;) {
    cells.push({ column, row });
    if (column === to.column && row === to.row) return cells;
    const twice = 2 * error;
    if (twice >= down) {
      error += down;
      column += stepX;
    }
    if (twice <= across) {
      error += across;
      row += stepY;
    }
  }
}

function paintCells(grid: Grid, cells: readonly Cell[], value: number): Grid {
  const rows = grid.map((row) => [...row]);
  for (const { column, row } of cells) {
    const line = rows[row];
    if (line && column >= 0 && column < line.length) line[column] = value;
  }
  return rows;
}

const pushHistory = ({ past, grid }: Pad): readonly Grid[] => [...past, grid].slice(-MAX_UNDO);

export function padReducer(pad: Pad, action: PadAction): Pad {
  const value = pad.tool === 'pen' ? pad.ink : 0;
  switch (action.type) {
    case 'strokeStarted':
      return { ...pad, past: pushHistory(pad), grid: paintCells(pad.grid, [action.at], value), last: action.at };
    case 'strokeExtended':
      if (!pad.last) return pad;
      return { ...pad, grid: paintCells(pad.grid, lineCells(pad.last, action.at), value), last: action.at };
    case 'strokeEnded':
      return { ...pad, last: undefined };
    case 'toolChosen':
      return { ...pad, tool: action.tool };
    case 'inkChosen':
      return { ...pad, tool: action.ink > 0 ? 'pen' : 'eraser', ink: action.ink };
    case 'replaced':
      return { ...pad, past: pushHistory(pad), grid: action.grid, last: undefined };
    case 'undone': {
      const before = pad.past.at(-1);
      return before ? { ...pad, grid: before, past: pad.past.slice(0, -1), last: undefined } : pad;
    }
    case 'cleared':
      return isEmpty(pad.grid)
        ? pad
        : { ...pad, past: pushHistory(pad), grid: emptyGrid(pad.grid.length), last: undefined };
  }
}
