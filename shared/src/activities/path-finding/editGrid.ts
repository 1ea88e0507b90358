// Edits the grid of the Path Finding Adventure: walls, removal, and portals placed in two clicks (lessons.txt 4.6 and 5.4).
import { type GridCell, type SearchGrid, sameCell } from '../../learning/search/grid.ts';

export type EditMode = 'wall' | 'remove' | 'teleporter';

export interface GridEdit {
  grid: SearchGrid;
  /** Entrance whose exit is not placed yet; searching waits for it. */
  entrance: GridCell | undefined;
}

const without = (cells: readonly GridCell[], cell: GridCell): GridCell[] => cells.filter((one) => !sameCell(one, cell));

const isPortalEnd = ({ portals }: SearchGrid, cell: GridCell): boolean =>
  portals.some(({ from, to }) => sameCell(from, cell) || sameCell(to, cell));

/** Removes the wall or the whole pair of portals on a cell. */
function clearCell(edit: GridEdit, cell: GridCell): GridEdit {
  const { grid, entrance } = edit;
  const portals = grid.portals.filter(({ from, to }) => !sameCell(from, cell) && !sameCell(to, cell));
  const half = entrance && sameCell(entrance, cell) ? undefined : entrance;
  return { grid: { ...grid, walls: without(grid.walls, cell), portals }, entrance: half };
}

function placePortal(edit: GridEdit, cell: GridCell): GridEdit {
  const { grid, entrance } = edit;
  if (isPortalEnd(grid, cell) || (entrance && sameCell(entrance, cell))) return edit;
  const cleared = { ...grid, walls: without(grid.walls, cell) };
  if (!entrance) return { grid: cleared, entrance: cell };
  return { grid: { ...cleared, portals: [...grid.portals, { from: entrance, to: cell }] }, entrance: undefined };
}

/** The grid after a click on a cell. Start and end are fixed, a portal takes no wall. */
export function editGrid(edit: GridEdit, mode: EditMode, cell: GridCell): GridEdit {
  const { grid, entrance } = edit;
  const isInside = cell.row >= 0 && cell.row < grid.rows && cell.col >= 0 && cell.col < grid.cols;
  if (!isInside || sameCell(cell, grid.start) || sameCell(cell, grid.end)) return edit;
  switch (mode) {
    case 'wall':
      if (isPortalEnd(grid, cell) || (entrance && sameCell(entrance, cell))) return edit;
      return { ...edit, grid: { ...grid, walls: [...without(grid.walls, cell), cell] } };
    case 'remove':
      return clearCell(edit, cell);
    case 'teleporter':
      return placePortal(edit, cell);
  }
}
