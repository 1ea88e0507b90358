// Tests the maze in figures: it comes back as it was, and forged figures are no maze.
import { expect, it } from 'vitest';
import { searchGrid } from '../../learning/search/searchGrid.ts';
import { acceptsFigures, figuresInWords } from '../registry.ts';
import { PATH_LEVELS } from './levels.ts';
import { isMaze, mazeFigures, mazeOf } from './mazeFigures.ts';

const [first, second] = PATH_LEVELS.map(({ grid }) => mazeFigures(grid));

it('carries both levels with their walls, portals and shortest way', () => {
  for (const { grid } of PATH_LEVELS) {
    const maze = mazeOf({ ...mazeFigures(grid), 'visited greedy': 20, predicted: 1 });
    expect(maze?.grid).toEqual(grid);
    expect(maze?.path.map(({ cell }) => cell)).toEqual(searchGrid(grid, 'breadth-first').path?.map(({ cell }) => cell));
  }
});

it('tells figures with a maze from those of the comparison', () => {
  expect(Object.keys(first!).every(isMaze)).toBe(true);
  expect(isMaze('visited greedy')).toBe(false);
});

it.each([
  ['a row is missing', { 'maze row 0': 0 }],
  ['a row too many', { ...first, 'maze row 8': 0 }],
  ['a row wider than the grid', { ...first, 'maze row 0': 4096 }],
  ['half a wall', { ...first, 'maze row 0': 0.5 }],
  ['a negative row', { ...first, 'maze row 0': -1 }],
  ['a wall on the start', { ...first, 'maze row 1': 2 }],
  ['no way', { ...first, 'maze row 4': 4095, 'maze row 5': 4095 }],
  ['a portal outside', { ...second, 'maze portal 0': 96 * 96 }],
  ['a portal on a wall', { ...second, 'maze portal 0': 5 * 96 + 57 }],
  ['a portal whose ends are one cell', { ...second, 'maze portal 0': 27 * 96 + 27 }],
  ['a portal out of order', { ...second, 'maze portal 7': 27 * 96 + 57 }],
])('is no maze: %s', (_, figures) => {
  expect(mazeOf(figures)).toBeUndefined();
});

it('is refused by the server when forged, and never shown to a teacher as numbers', () => {
  expect(acceptsFigures({ ...first, 'maze row 1': 2 })).toBe(false);
  expect(acceptsFigures({ ...second, predicted: 1 })).toBe(true);
  expect(acceptsFigures({ predicted: 1 })).toBe(true);
  expect(figuresInWords({ ...second, predicted: 1 })).toEqual({ predicted: 1 });
});
