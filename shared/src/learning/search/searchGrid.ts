// Searches a grid step by step: breadth-first, depth-first or greedy best-first, with the frontier and the search tree at every step.
// After S. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach", 4th ed. (2021): 3.4.1 breadth-first search (a queue),
// 3.4.3 depth-first search (a stack), 3.5.1 greedy best-first search (here with the Manhattan distance to the end).
import { cellIndex, createMoves, type GridCell, type Move, manhattanDistance, type SearchGrid } from './grid.ts';

export const SEARCH_METHODS = ['breadth-first', 'depth-first', 'greedy'] as const;
export type SearchMethod = (typeof SEARCH_METHODS)[number];

/** A cell of the search tree and the cell from which it was found; the start has no parent. */
export interface TreeNode {
  cell: GridCell;
  parent: GridCell | undefined;
  byPortal: boolean;
  /** Steps from the start along the tree. */
  distance: number;
}

/** What the narration says of a step; the texts belong to the interface. */
export type SearchNarration = 'start' | 'visit' | 'teleport' | 'dead-end' | 'end-found';

export interface SearchStep {
  visited: TreeNode;
  /** Cells that this step put into the frontier, in the order in which they were found. */
  added: readonly TreeNode[];
  /** After the step; the first cell is visited next: front of the queue, top of the stack or nearest to the end. */
  frontier: readonly GridCell[];
  narration: SearchNarration;
}

export interface SearchResult {
  method: SearchMethod;
  steps: readonly SearchStep[];
  /** From start to end, both included; undefined if no route exists. Shortest if the method is breadth-first. */
  path: readonly TreeNode[] | undefined;
}

/** The frontier in visiting order after new nodes were found. */
function extendFrontier(
  method: SearchMethod,
  frontier: readonly TreeNode[],
  found: readonly TreeNode[],
  grid: SearchGrid,
): TreeNode[] {
  const isFound = ({ cell }: TreeNode) => found.some((node) => cellIndex(grid, node.cell) === cellIndex(grid, cell));
  switch (method) {
    case 'breadth-first':
      return [...frontier, ...found];
    case 'depth-first':
      // A cell that waits already moves to the top, with its new parent: the order is that of the recursive search.
      return [...found, ...frontier.filter((node) => !isFound(node))];
    case 'greedy':
      // The sort is stable: among equally near cells the one found first comes first.
      return [...frontier, ...found].sort(
        (a, b) => manhattanDistance(a.cell, grid.end) - manhattanDistance(b.cell, grid.end),
      );
  }
}

function narrationOf(node: TreeNode, added: readonly TreeNode[], isEnd: boolean): SearchNarration {
  if (isEnd) return 'end-found';
  if (node.parent === undefined) return 'start';
  if (node.byPortal) return 'teleport';
  return added.length === 0 ? 'dead-end' : 'visit';
}

/** Follows the parents from the end back to the start. */
function pathTo(end: TreeNode, visited: ReadonlyMap<number, TreeNode>, grid: SearchGrid): TreeNode[] {
  const path = [end];
  for (let node = end; node.parent !== undefined; ) {
    const parent = visited.get(cellIndex(grid, node.parent));
    if (parent === undefined) break;
    path.unshift(parent);
    node = parent;
  }
  return path;
}

export function searchGrid(grid: SearchGrid, method: SearchMethod): SearchResult {
  const movesFrom = createMoves(grid);
  const endIndex = cellIndex(grid, grid.end);
  const steps: SearchStep[] = [];
  const visited = new Map<number, TreeNode>();
  // Depth-first may meet a waiting cell again; the others take a cell in once.
  const waiting = new Set<number>();
  let frontier: TreeNode[] = [{ cell: grid.start, parent: undefined, byPortal: false, distance: 0 }];
  for (let node = frontier.shift(); node !== undefined; node = frontier.shift()) {
    const { cell, distance } = node;
    visited.set(cellIndex(grid, cell), node);
    const isEnd = cellIndex(grid, cell) === endIndex;
    const isNew = ({ to }: Move) => !visited.has(cellIndex(grid, to)) && !waiting.has(cellIndex(grid, to));
    const added = (isEnd ? [] : movesFrom(cell).filter(isNew)).map(({ to, byPortal }) => ({
      cell: to,
      parent: cell,
      byPortal,
      distance: distance + 1,
    }));
    if (method !== 'depth-first') for (const one of added) waiting.add(cellIndex(grid, one.cell));
    frontier = extendFrontier(method, frontier, added, grid);
    const narration = narrationOf(node, added, isEnd);
    steps.push({ visited: node, added, frontier: frontier.map((one) => one.cell), narration });
    if (isEnd) return { method, steps, path: pathTo(node, visited, grid) };
  }
  return { method, steps, path: undefined };
}
