// Tests of grid searches: by hand, against a recursive depth-first search, and against an independent shortest-path solver.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../testing/seed.ts';
import { seededRandom } from '../random.ts';
import { type GridCell, manhattanDistance, type SearchGrid } from './grid.ts';
import { SEARCH_METHODS, type SearchMethod, searchGrid } from './searchGrid.ts';

fc.configureGlobal({ seed: seedFor('search') });

/** S start, E end, # wall; a lower-case letter is a portal's entrance, the same letter in upper case its exit. */
function gridOf(...lines: string[]): SearchGrid {
  const cells = lines.flatMap((line, row) => [...line].map((sign, col) => ({ sign, row, col })));
  const all = (wanted: string): GridCell[] =>
    cells.filter(({ sign }) => sign === wanted).map(({ row, col }) => ({ row, col }));
  const entrances = [...new Set(cells.map(({ sign }) => sign).filter((sign) => /[a-z]/.test(sign)))];
  return {
    rows: lines.length,
    cols: lines[0]!.length,
    start: all('S')[0]!,
    end: all('E')[0]!,
    walls: all('#'),
    portals: entrances.map((sign) => ({ from: all(sign)[0]!, to: all(sign.toUpperCase())[0]! })),
  };
}
const name = ({ row, col }: GridCell) => `${row},${col}`;
const visits = (grid: SearchGrid, method: SearchMethod) =>
  searchGrid(grid, method).steps.map(({ visited }) => name(visited.cell));

function randomGrid(seed: number): SearchGrid {
  const random = seededRandom(seed);
  const cells = Array.from({ length: 96 }, (_, at) => ({ row: Math.floor(at / 12), col: at % 12 }));
  const draw = (): GridCell => cells.splice(Math.floor(random() * cells.length), 1)[0]!;
  const [start, end] = [draw(), draw()];
  const portals = Array.from({ length: Math.floor(random() * 3) }, () => ({ from: draw(), to: draw() }));
  const density = random() * 0.5;
  return { rows: 8, cols: 12, start, end, portals, walls: cells.filter(() => random() < density) };
}

/** Bellman–Ford: relaxes a plain list of edges until nothing changes; shares no code with the search. */
function solveByRelaxation({ rows, cols, start, end, walls, portals }: SearchGrid): number {
  const blocked = new Set(walls.map(name));
  const edges: [number, number][] = [];
  const at = (row: number, col: number) => row * cols + col;
  const free = (row: number, col: number) =>
    row >= 0 && row < rows && col >= 0 && col < cols && !blocked.has(`${row},${col}`);
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      if (free(row, col) && free(row, col + 1))
        edges.push([at(row, col), at(row, col + 1)], [at(row, col + 1), at(row, col)]);
      if (free(row, col) && free(row + 1, col))
        edges.push([at(row, col), at(row + 1, col)], [at(row + 1, col), at(row, col)]);
    }
  for (const { from, to } of portals) edges.push([at(from.row, from.col), at(to.row, to.col)]);
  const distance = new Array<number>(rows * cols).fill(Number.POSITIVE_INFINITY);
  distance[at(start.row, start.col)] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, to] of edges)
      if (distance[from]! + 1 < distance[to]!) {
        distance[to] = distance[from]! + 1;
        changed = true;
      }
  }
  return distance[at(end.row, end.col)]!;
}

/** The textbook's recursive search, up, right, down, left, then the portal; stops at the end. */
function visitRecursively(grid: SearchGrid): string[] {
  const seen: string[] = [];
  const visit = (row: number, col: number): boolean => {
    const here = `${row},${col}`;
    if (row < 0 || col < 0 || row >= grid.rows || col >= grid.cols) return false;
    if (seen.includes(here) || grid.walls.some((wall) => name(wall) === here)) return false;
    seen.push(here);
    if (here === name(grid.end)) return true;
    const portal = grid.portals.find(({ from }) => name(from) === here);
    return (
      visit(row - 1, col) ||
      visit(row, col + 1) ||
      visit(row + 1, col) ||
      visit(row, col - 1) ||
      (portal !== undefined && visit(portal.to.row, portal.to.col))
    );
  };
  visit(grid.start.row, grid.start.col);
  return seen;
}

const CORNER = gridOf('S.', '.E');

describe('a search by hand', () => {
  it('visits in the order of a queue, a stack or the distance to the end', () => {
    const grid = gridOf('....', '.S.E', '....');
    expect(visits(grid, 'breadth-first').slice(0, 5)).toEqual(['1,1', '0,1', '1,2', '2,1', '1,0']);
    expect(visits(grid, 'depth-first').slice(0, 4)).toEqual(['1,1', '0,1', '0,2', '0,3']);
    expect(visits(grid, 'greedy')).toEqual(['1,1', '1,2', '1,3']);
  });

  it('shows what each step found, the frontier after it, and what to say', () => {
    const [first, second] = searchGrid(CORNER, 'breadth-first').steps;
    expect(first).toEqual({
      visited: { cell: { row: 0, col: 0 }, parent: undefined, byPortal: false, distance: 0 },
      added: [
        { cell: { row: 0, col: 1 }, parent: { row: 0, col: 0 }, byPortal: false, distance: 1 },
        { cell: { row: 1, col: 0 }, parent: { row: 0, col: 0 }, byPortal: false, distance: 1 },
      ],
      frontier: [
        { row: 0, col: 1 },
        { row: 1, col: 0 },
      ],
      narration: 'start',
    });
    expect(second?.frontier.map(name)).toEqual(['1,0', '1,1']);
    expect(searchGrid(CORNER, 'breadth-first').steps.map(({ narration }) => narration)).toEqual([
      'start',
      'visit',
      'dead-end',
      'end-found',
    ]);
  });

  it('goes through a portal from entrance to exit, never back', () => {
    const there = searchGrid(gridOf('Sa#AE'), 'breadth-first');
    expect(there.path?.map(({ cell, byPortal }) => `${name(cell)}${byPortal ? ' by portal' : ''}`)).toEqual([
      '0,0',
      '0,1',
      '0,3 by portal',
      '0,4',
    ]);
    expect(there.steps.map(({ narration }) => narration)).toContain('teleport');
    expect(searchGrid(gridOf('SA#aE'), 'breadth-first').path).toBeUndefined();
  });

  it('may walk over a portal without using it', () => {
    expect(searchGrid(gridOf('SaE', '..A'), 'breadth-first').path).toHaveLength(3);
  });

  it('steps over no fence, in neither direction, and walks round it', () => {
    const fences = [{ from: { row: 0, col: 1 }, to: { row: 0, col: 0 } }];
    for (const method of SEARCH_METHODS)
      expect(searchGrid({ ...gridOf('SE', '..'), fences }, method).path?.map(({ cell }) => name(cell))).toEqual([
        ...['0,0', '1,0', '1,1', '0,1'],
      ]);
  });

  it('ends without a path when the frontier is empty', () => {
    for (const method of SEARCH_METHODS) {
      const { path, steps } = searchGrid(gridOf('S.#E'), method);
      expect(path).toBeUndefined();
      expect(steps.map(({ visited }) => visited.cell.col)).toEqual([0, 1]);
      expect(steps.at(-1)).toMatchObject({ frontier: [], narration: 'dead-end' });
    }
  });
});

describe('1,000 random grids', () => {
  const grids = Array.from({ length: 1000 }, (_, at) => randomGrid(seedFor('grids') + at));

  it('are solved by breadth-first search with as few steps as an independent solver finds', () => {
    let solved = 0;
    for (const grid of grids) {
      const { path } = searchGrid(grid, 'breadth-first');
      const shortest = solveByRelaxation(grid);
      expect(path === undefined ? Number.POSITIVE_INFINITY : path.length - 1).toBe(shortest);
      solved += path === undefined ? 0 : 1;
    }
    // Both outcomes occur often.
    expect(solved).toBeGreaterThan(300);
    expect(solved).toBeLessThan(990);
  });

  it('are visited depth-first in the order of the recursive search', () => {
    for (const grid of grids) expect(visits(grid, 'depth-first')).toEqual(visitRecursively(grid));
  });

  it('are solved by all methods or by none, along free cells, one step after the other', () => {
    for (const grid of grids) {
      const walls = new Set(grid.walls.map(name));
      const portals = new Set(grid.portals.map(({ from, to }) => `${name(from)} ${name(to)}`));
      const isSolvable = solveByRelaxation(grid) < Number.POSITIVE_INFINITY;
      for (const method of SEARCH_METHODS) {
        const { path } = searchGrid(grid, method);
        expect(path !== undefined).toBe(isSolvable);
        const wrong = (path ?? []).filter(({ cell, parent, byPortal, distance }, at) => {
          const before = path?.[at - 1]?.cell;
          if (walls.has(name(cell)) || distance !== at || parent !== before) return true;
          if (before === undefined) return name(cell) !== name(grid.start);
          return byPortal ? !portals.has(`${name(before)} ${name(cell)}`) : manhattanDistance(before, cell) !== 1;
        });
        expect(wrong).toEqual([]);
        if (path) expect(path.at(-1)?.cell).toEqual(grid.end);
      }
    }
  });

  it('are visited greedily by the cell of the frontier that is nearest to the end', () => {
    for (const grid of grids) {
      const { steps } = searchGrid(grid, 'greedy');
      steps.forEach(({ frontier }, at) => {
        const next = steps[at + 1]?.visited.cell;
        if (next === undefined) return;
        const least = Math.min(...frontier.map((cell) => manhattanDistance(cell, grid.end)));
        expect(manhattanDistance(next, grid.end)).toBe(least);
      });
    }
  });

  it('never show a visited cell, a wall or one cell twice in the frontier', () => {
    for (const grid of grids.slice(0, 200))
      for (const method of SEARCH_METHODS) {
        const seen = new Set<string>();
        for (const { visited, frontier } of searchGrid(grid, method).steps) {
          expect(seen.has(name(visited.cell))).toBe(false);
          seen.add(name(visited.cell));
          const names = frontier.map(name);
          expect(new Set(names).size).toBe(names.length);
          expect(names.some((one) => seen.has(one) || grid.walls.some((wall) => name(wall) === one))).toBe(false);
        }
      }
  });
});
