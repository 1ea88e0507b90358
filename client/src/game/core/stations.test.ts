// Tests where townsfolk go: to things that people use, within their radius, where they can stand; and how they walk there.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { Errands } from './Errands.ts';
import { Mover } from './Mover.ts';
import { findRoute } from './pathfinding.ts';
import { stationsOf } from './stations.ts';
import { createWanderer, stepWanderer } from './wander.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../../tiled-maps');
const { map } = readMapFile(path.join(MAPS, 'ai-adventure-park/ai-adventure-park.tmj'));
if (!map) throw new Error('the park cannot be read');
const reachability = computeReachability(map);
const walkers = map.npcs.filter((npc) => !npc.static && npc.radius >= 150);
const mover = new Mover(map, map.walls);

describe.each(walkers.map((spot) => ({ id: spot.id, spot })))('$id', ({ spot }) => {
  const stations = stationsOf(map, spot, reachability);

  it('finds things to use within its radius, where it has room to stand', () => {
    expect(stations.length).toBeGreaterThan(1);
    for (const { x, y } of stations.slice(1)) {
      expect(Math.hypot(x - spot.x, y - spot.y)).toBeLessThanOrEqual(spot.radius);
      expect(mover.hasRoom(x, y, spot.size / 2 - 8)).toBe(true);
    }
  });

  it('walks from one to the next, rests there, and turns to the thing', async () => {
    const wanderer = createWanderer(spot);
    wanderer.errands = new Errands(stations, async (from, to) => {
      const route = findRoute(reachability.grid, from, to, 0);
      return route.reachesGoal ? route.points : undefined;
    });
    const visited = new Set<number>();
    let random = 0;
    for (let step = 0; step < 60 * 120; step += 1) {
      random = (random + 0.37) % 1;
      stepWanderer(wanderer, 1 / 20, mover, [], () => random);
      await Promise.resolve();
      expect(mover.isBlocked(wanderer.body)).toBe(false);
      const at = stations.findIndex(({ x, y }) => Math.hypot(x - wanderer.body.x, y - wanderer.body.y) < 2);
      if (at < 0 || wanderer.walking || wanderer.restSeconds <= 0) continue;
      visited.add(at);
      if (wanderer.restSeconds > 3) expect(wanderer.facing).toBe(stations[at]?.facing);
    }
    expect(visited.size).toBeGreaterThan(1);
  });
});

const REALMS = readdirSync(MAPS).filter((realm) => existsSync(path.join(MAPS, realm, `${realm}.tmj`)));

it.each(REALMS)(
  'nobody goes to a place that a great lantern hides, or where it hides who talks to them: %s',
  (realm) => {
    const read = readMapFile(path.join(MAPS, realm, `${realm}.tmj`)).map;
    const reached = read && computeReachability(read);
    for (const spot of read?.npcs ?? []) {
      if (!read || !reached || spot.static) continue;
      const figures = stationsOf(read, spot, reached)
        .slice(1)
        .flatMap(({ x, y }) => [-48, 0, 48].map((aside) => ({ x: x + aside, y })));
      for (const { x, y } of figures)
        for (const lantern of read.lanterns) {
          const isApart = Math.abs(lantern.x - x) >= 24 + 18 || y <= lantern.y - 110 || y - 56 >= lantern.y + 11;
          expect(isApart, `${spot.id} at ${x}, ${y}`).toBe(true);
        }
    }
  },
);

it.each(REALMS)('everybody who walks has at least two things to use beside the own place: %s', (realm) => {
  const read = readMapFile(path.join(MAPS, realm, `${realm}.tmj`)).map;
  const reached = read && computeReachability(read);
  for (const spot of read?.npcs ?? []) {
    if (!read || !reached || spot.static) continue;
    expect(stationsOf(read, spot, reached).length, spot.id).toBeGreaterThanOrEqual(3);
  }
});

it('a character that never moves has only its own place', () => {
  const tree = map.npcs.find((npc) => npc.static);
  expect(tree && stationsOf(map, tree, reachability)).toHaveLength(1);
});

it('a way that cannot be found is given up, and another station chosen later', async () => {
  const stations = [
    { x: 0, y: 0, facing: 'down' as const },
    { x: 100, y: 0, facing: 'up' as const },
  ];
  let isOpen = false;
  const errands = new Errands(stations, async (_, to) => (isOpen ? [to] : undefined));
  expect(errands.next({ x: 0, y: 0 }, () => 0)).toBeUndefined();
  await Promise.resolve();
  isOpen = true;
  errands.next({ x: 0, y: 0 }, () => 0);
  await Promise.resolve();
  await Promise.resolve();
  expect(errands.next({ x: 0, y: 0 }, () => 0)).toMatchObject({ x: 100 });
  expect(errands.reach()).toBe(stations[1]);
});

it('an invitation leads the next errand to its station, and back to the others afterwards', async () => {
  const home = { x: 0, y: 0, facing: 'down' as const };
  const bench = { x: 100, y: 0, facing: 'up' as const };
  const sign = { x: 300, y: 0, facing: 'up' as const };
  const errands = new Errands([home, bench], async (_, to) => [to]);
  errands.call(sign, true);
  errands.next(home, () => 0);
  await Promise.resolve();
  expect(errands.next(home, () => 0)).toEqual(sign);
  expect(errands.reach()).toBe(sign);
  errands.next(sign, () => 0.4);
  await Promise.resolve();
  expect(errands.next(sign, () => 0.4)).toEqual(home);
});

it('the sign of the canteen can be reached by those who come to read it', () => {
  const sign = map.props.find(({ board }) => board === 'cook');
  const gardener = map.npcs.find(({ id }) => id === 'gardener');
  if (!sign || !gardener) throw new Error('the park has no sign or no gardener');
  for (const x of [830, 946]) expect(findRoute(reachability.grid, gardener, { x, y: 1112 }, 0).reachesGoal).toBe(true);
});
