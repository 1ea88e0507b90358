// Tests the ground as large cells: where one can stand, which steps a thin wall closes, and that all of every map is in one piece.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CLEARANCE_CELL, cellAt, clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { canStep, type Ground, spotAt } from '@lanternwise/shared/maps/ground';
import { staticNpcRects, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { groundCells } from './groundCells.ts';
import { createTextWorld } from './testing/textWorld.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../../tiled-maps');
const names = readdirSync(MAPS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['tilesets', 'templates', 'guide'].includes(entry.name))
  .map(({ name }) => name);

function draw(drawing: string) {
  const { grid, at } = createTextWorld(drawing);
  return groundCells(grid, at('W'), at('P'));
}

it('has a cell for two by two squares, and knows who stands in which', () => {
  const ground = draw(`
    W...####
    ....####
    ....####
    ....##.P`);
  expect(ground).toMatchObject({ rows: 2, cols: 4, companion: { row: 0, col: 0 } });
  // Nobody gets to the player: it is told where the companion is.
  expect(ground?.player).toEqual({ row: 0, col: 0 });
  expect(ground?.spots.map((spot) => spot !== null)).toEqual([true, true, false, false, true, true, false, false]);
});

it('stands beside a post in the middle of a cell, and steps round it', () => {
  const ground = draw(`
    ......
    .W....
    ..#..P
    ......`);
  const steps = [
    { from: { row: 0, col: 1 }, to: { row: 1, col: 1 } },
    { from: { row: 1, col: 1 }, to: { row: 1, col: 2 } },
  ];
  for (const { from, to } of steps) expect(ground && canStep(ground, from, to)).toBe(true);
  const spot = ground && spotAt(ground, { row: 1, col: 1 });
  expect(Math.hypot((spot?.x ?? 0) - 80, (spot?.y ?? 0) - 80)).toBeGreaterThan(16);
});

it('does not step through a wall between two cells', () => {
  const { grid, at } = createTextWorld(
    `
    W...P.
    ......
    ......
    ......`,
    [{ x: 62, y: 0, width: 4, height: 64, rotation: 0 }],
  );
  const ground = groundCells(grid, at('W'), at('P'));
  const [left, right, below] = [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
    { row: 1, col: 0 },
  ];
  if (!ground) throw new Error('no ground');
  expect(canStep(ground, left, right)).toBe(false);
  expect(canStep(ground, right, left)).toBe(false);
  expect(canStep(ground, left, below)).toBe(true);
  expect(canStep(ground, below, left)).toBe(true);
  expect(canStep(ground, left, { row: -1, col: 0 })).toBe(false);
});

it('is not told where nothing is free', () => {
  expect(draw('W#P')).toBeUndefined();
});

function reachedCells(ground: Ground): number {
  const seen = new Set([ground.companion.row * ground.cols + ground.companion.col]);
  for (const at of seen) {
    const from = { row: Math.floor(at / ground.cols), col: at % ground.cols };
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const to = { row: from.row + down, col: from.col + right };
      if (canStep(ground, from, to)) seen.add(to.row * ground.cols + to.col);
    }
  }
  return seen.size;
}

it.each(names)('leads to everybody and everything in %s', (name) => {
  const { map } = readMapFile(path.join(MAPS, name, `${name}.tmj`));
  if (!map) throw new Error(`${name} cannot be read`);
  const walls = [...map.walls, ...staticNpcRects(map.npcs)].map(toOrientedBox);
  const grid = clearanceGrid(map, walls, 16);
  const ground = groundCells(grid, map.spawn, map.spawn);
  if (!ground) throw new Error(`${name} has no ground`);
  const free = ground.spots.filter((spot) => spot !== null);
  for (const { x, y } of free) expect(grid.free[cellAt(grid, { x, y })]).toBe(1);
  // A corner that is free but a cell of its own, behind two thin walls, is not worth a way.
  expect(reachedCells(ground)).toBeGreaterThan(free.length * 0.97);
  const far = (place: Point) => Math.min(...free.map((spot) => Math.hypot(spot.x - place.x, spot.y - place.y)));
  for (const place of [...map.npcs, ...map.shops, ...map.lanterns, ...map.exits])
    expect(far(place), place.id).toBeLessThan(CLEARANCE_CELL * 6);
});
