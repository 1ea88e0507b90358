// Tests of the Path Finding Adventure against lessons.txt 5.4, 8 and 9, row by row.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridCell } from '../../learning/search/grid.ts';
import { SEARCH_METHODS, searchGrid } from '../../learning/search/searchGrid.ts';
import { seedFor } from '../../testing/seed.ts';
import { type EditMode, editGrid, type GridEdit } from './editGrid.ts';
import {
  END_CELL,
  GRID_COLS,
  GRID_ROWS,
  HALF_PORTAL_TEXT,
  LOCKED_LEVEL_TEXT,
  NO_PATH_TEXT,
  PATH_LEVELS,
  SEARCH_DELAYS,
  START_CELL,
} from './levels.ts';
import { createTimeline } from './timeline.ts';

fc.configureGlobal({ seed: seedFor('path finding') });

const cell = (row: number, col: number): GridCell => ({ row, col });
const edit = (level: 0 | 1): GridEdit => ({ grid: PATH_LEVELS[level]!.grid, entrance: undefined });
const name = ({ row, col }: GridCell) => `${row},${col}`;
const wallsOf = ({ grid }: GridEdit) => grid.walls.map(name);

describe('section 9', () => {
  it('Grid 8 rows x 12 columns, start (row 1, col 1), end (row 6, col 11)', () => {
    expect([GRID_ROWS, GRID_COLS, START_CELL, END_CELL]).toEqual([8, 12, cell(1, 1), cell(6, 11)]);
    for (const { grid } of PATH_LEVELS)
      expect(grid).toMatchObject({ rows: 8, cols: 12, start: START_CELL, end: END_CELL });
  });
  it('Two levels; level 1 has 15 obstacles', () => {
    expect(PATH_LEVELS).toHaveLength(2);
    expect(PATH_LEVELS[0]).toMatchObject({ id: 1, hasTeleporters: false, grid: { portals: [] } });
    expect(new Set(wallsOf(edit(0))).size).toBe(15);
  });
  it('Level 2 has 9 obstacles and one teleporter pair from (2,3) to (4,9)', () => {
    expect(new Set(wallsOf(edit(1))).size).toBe(9);
    expect(PATH_LEVELS[1]).toMatchObject({ id: 2, hasTeleporters: true });
    expect(edit(1).grid.portals).toEqual([{ from: cell(2, 3), to: cell(4, 9) }]);
  });
  it('Search delays: 1000 ms initial, 500 ms on a teleporter, 100 ms per cell and per path cell, 500 ms final', () => {
    expect(SEARCH_DELAYS).toEqual({ initial: 1000, teleporter: 500, cell: 100, final: 500 });
    const found = searchGrid(PATH_LEVELS[1]!.grid, 'breadth-first');
    const timeline = createTimeline(found);
    expect(timeline.steps[0]).toBe(1100);
    // 66 cells, one of them through the portal, then 9 cells of the path.
    expect(timeline.end).toBe(1000 + 65 * 100 + 500 + 9 * 100 + 500);
    expect(timeline.path.at(-1)).toBe(timeline.end - 500);
  });
});

describe('section 8', () => {
  it('Path search: no route', () => {
    expect(NO_PATH_TEXT).toBe(
      "Oops! I couldn't find a path to the red square. The walls are blocking all possible routes! Try removing some walls or creating a new path.",
    );
    const shut = editGrid(editGrid(edit(0), 'wall', cell(5, 11)), 'wall', cell(6, 10));
    const closed = editGrid(shut, 'wall', cell(7, 11)).grid;
    for (const method of SEARCH_METHODS) expect(searchGrid(closed, method).path).toBeUndefined();
    expect(createTimeline(searchGrid(closed, 'greedy')).path).toEqual([]);
  });
  it('Locked level', () => {
    expect(LOCKED_LEVEL_TEXT).toBe('Complete Path Finding Adventure first to unlock this level!');
  });
});

describe('the levels', () => {
  it('show how the methods differ: the pocket of level 1 makes greedy search quick and its path long', () => {
    const [breadth, depth, greedy] = SEARCH_METHODS.map((method) => searchGrid(PATH_LEVELS[0]!.grid, method));
    expect(breadth!.path!.length).toBeLessThan(greedy!.path!.length);
    expect(greedy!.path!.length).toBeLessThan(depth!.path!.length);
    expect(greedy!.steps.length).toBeLessThan(breadth!.steps.length);
  });
  it('make the portal of level 2 part of the shortest path', () => {
    const { grid } = PATH_LEVELS[1]!;
    expect(searchGrid(grid, 'breadth-first').path?.some(({ byPortal }) => byPortal)).toBe(true);
    expect(searchGrid({ ...grid, portals: [] }, 'breadth-first').path).toHaveLength(18);
  });
});

describe('section 5.4', () => {
  it('The start cell and the end cell cannot be edited', () => {
    for (const mode of ['wall', 'remove', 'teleporter'] as const)
      for (const fixed of [START_CELL, END_CELL]) expect(editGrid(edit(1), mode, fixed)).toEqual(edit(1));
  });
  it('Placing a teleporter clears any wall on that cell', () => {
    const half = editGrid(edit(1), 'teleporter', cell(0, 5));
    expect(wallsOf(half)).not.toContain('0,5');
    expect(half.entrance).toEqual(cell(0, 5));
    const whole = editGrid(half, 'teleporter', cell(1, 5));
    expect(wallsOf(whole)).not.toContain('1,5');
    expect(whole).toMatchObject({ entrance: undefined });
    expect(whole.grid.portals[1]).toEqual({ from: cell(0, 5), to: cell(1, 5) });
  });
  it('Removing one portal removes its partner', () => {
    for (const end of [cell(2, 3), cell(4, 9)]) expect(editGrid(edit(1), 'remove', end).grid.portals).toEqual([]);
  });
  it('Find Path is disabled while a portal is half-placed: the entrance is kept until the exit is set or it is removed', () => {
    expect(HALF_PORTAL_TEXT).toBe('Complete teleporter placement first');
    const half = editGrid(edit(1), 'teleporter', cell(7, 0));
    expect(editGrid(half, 'teleporter', cell(7, 0))).toEqual(half);
    expect(editGrid(half, 'wall', cell(7, 0))).toEqual(half);
    expect(editGrid(half, 'remove', cell(7, 0)).entrance).toBeUndefined();
  });
  it('keeps every grid sound after any clicks', () => {
    const click = fc.record({
      mode: fc.constantFrom<EditMode>('wall', 'remove', 'teleporter'),
      at: fc.record({ row: fc.integer({ min: -1, max: 8 }), col: fc.integer({ min: -1, max: 12 }) }),
    });
    fc.assert(
      fc.property(fc.array(click, { maxLength: 60 }), (clicks) => {
        const { grid, entrance } = clicks.reduce((now, { mode, at }) => editGrid(now, mode, at), edit(1));
        const taken = [
          ...grid.walls,
          ...grid.portals.flatMap(({ from, to }) => [from, to]),
          ...(entrance ? [entrance] : []),
          START_CELL,
          END_CELL,
        ].map(name);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((one) => /^([0-7]),(\d|1[01])$/.test(one))).toBe(true);
      }),
    );
  });
});
