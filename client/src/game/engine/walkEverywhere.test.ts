// Tests that "Walk to" reaches every character, item, shop, great lantern and exit of every map, from the start.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANTERN_SIZE, PLAYER_SIZE, PLAYER_SPEED } from '@lanternwise/shared/constants/movement';
import type { Point, RealmMap, ShopSpot } from '@lanternwise/shared/maps/realmMap';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { nearestInteractable } from '../core/interactables.ts';
import { Mover } from '../core/Mover.ts';
import { shopEntrance } from '../core/shopEntrance.ts';
import { RouteFinder } from './RouteFinder.ts';
import { Walker, type WalkTarget } from './Walker.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../../tiled-maps');
const FRAME_SECONDS = 1 / 30;
/** Four times the way across the largest map. */
const MAX_SECONDS = 60;
const DEFAULT_SIZE = 32;

const maps = readdirSync(MAPS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['tilesets', 'templates', 'guide'].includes(entry.name))
  .map(({ name }) => {
    const { map } = readMapFile(path.join(MAPS, name, `${name}.tmj`));
    if (!map) throw new Error(`${name} cannot be read`);
    return { name, map };
  });

interface AtlasFrame {
  anchor: Point;
  sourceSize: { w: number; h: number };
}

/** As the game finds it: in front of the ground contact of the shop's building. */
function entranceOf(map: RealmMap, spot: ShopSpot): Point | undefined {
  const building = map.props.find(({ frame }) => frame === spot.id);
  if (!building) return undefined;
  const atlas = path.resolve(MAPS, '../assets/atlases', `${building.atlas}.json`);
  const { frames } = JSON.parse(readFileSync(atlas, 'utf8')) as { frames: Record<string, AtlasFrame> };
  const picture = frames[building.frame];
  if (!picture) return undefined;
  const { anchor, sourceSize } = picture;
  const door = {
    x: building.x + (anchor.x / sourceSize.w) * building.width,
    y: building.y - (1 - anchor.y / sourceSize.h) * building.height,
  };
  return shopEntrance(door, spot, map.npcs);
}

const targetsOf = (map: RealmMap): WalkTarget[] => [
  ...map.npcs.map(({ id, x, y, size }) => ({ id, kind: 'npc' as const, x, y, size })),
  ...map.collectibles.map(({ id, x, y, size }) => ({ id, kind: 'collectible' as const, x, y, size })),
  ...map.shops.map((spot) => ({ ...spot, kind: 'shop' as const, entrance: entranceOf(map, spot) })),
  ...map.lanterns.map(({ id, x, y }) => ({ id, kind: 'lantern' as const, x, y, size: LANTERN_SIZE })),
  ...map.exits.map(({ id, x, y }) => ({ id, kind: 'exit' as const, x, y, size: DEFAULT_SIZE })),
];

/** Walks with every character at its place; returns where the walk ended and whether that is at its target. */
async function walk(map: RealmMap, routes: RouteFinder, from: Point, target: WalkTarget) {
  const mover = new Mover(map, map.walls);
  const npcs = map.npcs.map(({ id, x, y, size }) => ({ id, x, y, size, radius: size / 2 }));
  const users = [...npcs, ...map.shops];
  let end: boolean | undefined;
  const walker = new Walker(routes, {
    obstacles: (id) => npcs.filter((npc) => npc.id !== id),
    isNearest: ({ id, kind }, at) => !['npc', 'shop'].includes(kind) || nearestInteractable(at, users)?.id === id,
    onEnd: (_, arrived) => {
      end = arrived;
    },
  });
  const body = { x: from.x, y: from.y, radius: PLAYER_SIZE / 2 };
  const direction = { x: 0, y: 0 };
  walker.walkToTarget(body, target, false);
  for (let seconds = 0; seconds < MAX_SECONDS && end === undefined; seconds += FRAME_SECONDS) {
    // The route finder answers with a promise.
    await Promise.resolve();
    const limit = walker.step(body, FRAME_SECONDS, direction);
    if (limit === undefined) continue;
    const distance = Math.min(limit, PLAYER_SPEED * FRAME_SECONDS);
    mover.move(body, direction.x * distance, direction.y * distance, npcs);
    if (Math.hypot(target.x - body.x, target.y - body.y) < 12) walker.notifyTouched(target.id);
  }
  return { body, arrived: end === true };
}

describe.each(maps)('"Walk to" in $name', ({ map }) => {
  const routes = new RouteFinder();
  routes.setWorld(map);
  it.each(targetsOf(map).map((target) => ({ id: target.id, target })))('reaches $id', async ({ target }) => {
    const { body, arrived } = await walk(map, routes, map.spawn, target);
    expect(arrived).toBe(true);
    const { entrance } = target;
    // In front of a shop, and not behind its board.
    if (entrance) expect(Math.hypot(entrance.x - body.x, entrance.y - body.y)).toBeLessThan(26);
  });
  it('reaches one after the other on a tour', async () => {
    let at: Point = map.spawn;
    for (const target of targetsOf(map)) {
      const { body, arrived } = await walk(map, routes, at, target);
      expect([target.id, arrived]).toEqual([target.id, true]);
      at = body;
    }
  });
});
