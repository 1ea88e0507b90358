// Tests on a tour of every map that a companion keeps up, stays out of walls, and never rests on or before a thing to use.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANTERN_SIZE, PLAYER_SIZE, PLAYER_SPEED, POST_SIZE } from '@lanternwise/shared/constants/movement';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { Companion } from '../core/companion.ts';
import { Journey } from '../core/Journey.ts';
import { isClear, isOnGround, type Thing } from '../core/keepClear.ts';
import { Mover } from '../core/Mover.ts';
import { COMPANION_RADIUS } from '../core/restingSpot.ts';
import { RouteFinder } from './RouteFinder.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../../tiled-maps');
const STEP = 1 / 30;
const MOST_STEPS = 900;
const STAND_STEPS = 120;

const names = readdirSync(MAPS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['tilesets', 'templates', 'guide'].includes(entry.name))
  .map(({ name }) => name);

const thingsOf = (map: RealmMap): (Thing & { id: string })[] => [
  ...map.npcs.map((spot) => ({ ...spot, kind: 'npc' })),
  ...map.collectibles.map((spot) => ({ ...spot, kind: 'collectible' })),
  ...map.shops.map((spot) => ({ ...spot, kind: 'shop' })),
  ...map.lanterns.map((spot) => ({ ...spot, kind: 'lantern', size: LANTERN_SIZE, height: 128 })),
  ...map.posts.map((spot) => ({ ...spot, kind: 'post', size: POST_SIZE, height: 96 })),
  ...map.exits.map((spot) => ({ ...spot, kind: 'exit', size: 32 })),
];

function createTour(map: RealmMap) {
  const routes = new RouteFinder();
  routes.setWorld(map);
  const mover = new Mover(map, map.walls);
  const things = thingsOf(map);
  const areas = map.mechanics.map(toOrientedBox);
  const player = {
    body: { x: map.spawn.x, y: map.spawn.y, radius: PLAYER_SIZE / 2 },
    ...{ facing: map.spawn.facing, speed: { x: 0, y: 0 } },
  };
  const companion = new Companion(
    {
      ...{ mover, findWay: routes.findWay },
      isClear: (x, y, margin) => isClear(things, areas, x, y, margin),
      isSeen: () => true,
      isWorkGround: (x, y) => isOnGround(areas, x, y),
    },
    () => undefined,
  );
  const step = async (speed: Point) => {
    Object.assign(player.speed, speed);
    companion.step(player, STEP);
    await Promise.resolve();
  };
  /** To the thing, as near as there is a way, and a while there. */
  const visit = async (thing: Point) => {
    const { points } = await routes.find({ from: player.body, to: thing, tolerance: 44, obstacles: [] });
    const way = Journey.along(points);
    for (let count = 0; count < MOST_STEPS && !way.isOver; count += 1) {
      const next = way.step(player.body, STEP);
      if (!next) break;
      const units = Math.min(next.distance, PLAYER_SPEED * STEP);
      mover.move(player.body, next.dx * units, next.dy * units);
      await step({ x: next.dx, y: next.dy });
    }
    for (let count = 0; count < STAND_STEPS; count += 1) await step({ x: 0, y: 0 });
  };
  return { mover, things, areas, player, companion, visit };
}

it.each(names)('keeps up and out of the way in %s', async (name) => {
  const { map } = readMapFile(path.join(MAPS, name, `${name}.tmj`));
  if (!map) throw new Error(`${name} cannot be read`);
  const { mover, things, areas, player, companion, visit } = createTour(map);
  for (const thing of things) {
    await visit(thing);
    const { x, y } = companion.body;
    const gap = Math.round(Math.hypot(player.body.x - x, player.body.y - y));
    const told = { at: thing.id, isPlaced: companion.isPlaced, gap, pose: companion.pose };
    expect(mover.hasRoom(x, y, COMPANION_RADIUS - 1), thing.id).toBe(true);
    expect({ ...told, isClear: isClear(things, areas, x, y) }).toMatchObject({ isPlaced: true, isClear: true });
    expect(gap, thing.id).toBeLessThan(440);
  }
});
