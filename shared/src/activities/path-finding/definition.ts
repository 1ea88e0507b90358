// Defines the path finding level: the learner edits a grid until breadth-first search finds a way, which client and server search again.

import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { type GridCell, type SearchGrid, sameCell } from '../../learning/search/grid.ts';
import { SEARCH_METHODS, searchGrid } from '../../learning/search/searchGrid.ts';
import { defineActivity } from '../defineActivity.ts';
import { numbered } from '../kit/figures.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { END_CELL, GRID_COLS, GRID_ROWS, PATH_LEVELS, type PathLevel, START_CELL } from './levels.ts';
import { GARDEN } from './mapNames.ts';
import { isMaze, mazeOf } from './mazeFigures.ts';

const cell = z.strictObject({
  row: z
    .int()
    .min(0)
    .max(GRID_ROWS - 1),
  col: z
    .int()
    .min(0)
    .max(GRID_COLS - 1),
});
const CELLS = GRID_ROWS * GRID_COLS;

const fields = {
  level: z.literal([1, 2]),
  /** Read before the level starts. */
  intro: z.array(z.strictObject({ id, title: text(), text: text({ max: 260 }) })).min(1),
  start: text(),
  /** Why a grid without a way fails. */
  blocked: z.strictObject({ label: text(), why: text() }),
};

/** Item id of the route in a grade. */
const ROUTE = 'route';

const answer = z.strictObject({
  walls: z.array(cell).max(CELLS),
  portals: z.array(z.strictObject({ from: cell, to: cell })).max(CELLS / 2),
});
type Answer = z.output<typeof answer>;

export const pathLevel = (level: 1 | 2): PathLevel => {
  const found = PATH_LEVELS.find(({ id: number }) => number === level);
  if (!found) throw new Error(`There is no path finding level ${level}.`);
  return found;
};

/** Only what the learner may edit travels; start and end are fixed, and a wall on them counts as no answer. */
function gridOf(level: 1 | 2, { walls, portals }: Answer): SearchGrid | undefined {
  const { grid, hasTeleporters } = pathLevel(level);
  const edited = [...walls, ...portals.flatMap(({ from, to }) => [from, to])];
  const isForged = edited.some((one) => sameCell(one, START_CELL) || sameCell(one, END_CELL));
  return isForged || (portals.length > 0 && !hasTeleporters) ? undefined : { ...grid, walls, portals };
}

/** Walls on all four sides of the end. */
const around = ({ row, col }: GridCell): GridCell[] =>
  [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ].filter((one) => one.row >= 0 && one.row < GRID_ROWS && one.col >= 0 && one.col < GRID_COLS);

export const toAnswer = ({ walls, portals }: SearchGrid): Answer => ({
  walls: walls.map(({ row, col }) => ({ row, col })),
  portals: portals.map(({ from, to }) => ({ from: { ...from }, to: { ...to } })),
});

export const pathFinding = defineActivity({
  kind: 'path-finding',
  learns: 'none',
  onMap: () => [{ kind: 'guide-dog', name: GARDEN, isBeside: true }],
  figures: () => [
    'predicted',
    ...[
      ...numbered('maze row ', GRID_ROWS),
      ...numbered('maze portal ', (GRID_ROWS * GRID_COLS) / 2),
      ...SEARCH_METHODS.map((method) => `visited ${method}`),
    ],
  ],
  work: { has: isMaze, read: mazeOf },
  fields,
  answer,
  grade: ({ level }, given) => {
    const grid = gridOf(level, given);
    const isFound = grid !== undefined && searchGrid(grid, 'breadth-first').path !== undefined;
    return gradeFromErrors(isFound ? [] : [ROUTE], 1);
  },
  explain: ({ blocked }) => [{ item: ROUTE, label: blocked.label, text: blocked.why }],
  /** Walls and portals are an experiment: a maze without a route shows as much as one with it. */
  tries: () => [],
  solution: ({ level }) => toAnswer(pathLevel(level).grid),
  emptyAnswer: () => ({ walls: around(END_CELL), portals: [] }),
  mistakes: () => [
    { walls: around(END_CELL), portals: [] },
    { walls: [START_CELL], portals: [] },
  ],
});
