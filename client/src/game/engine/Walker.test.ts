// Tests walks to named places whose route is blocked temporarily or permanently.
import { expect, it } from 'vitest';
import { interactionDistance } from '../core/interactables.ts';
import type { Route } from '../core/pathfinding.ts';
import type { RouteFinder } from './RouteFinder.ts';
import { arrivalDistance, Walker, type WalkTarget } from './Walker.ts';

const OWL: WalkTarget = { id: 'owl', kind: 'npc', x: 200, y: 0, size: 32 };
const FRAME = 0.05;
const SPEED = 300;

const SHOP: WalkTarget = { id: 'shop', kind: 'shop', x: 200, y: 0, size: 168, entrance: { x: 190, y: 0 } };

/** A straight corridor to the target that is blocked for the first `blocked` searches. */
function startWalk(blocked = 0, target = OWL) {
  const state = { searches: 0, ends: [] as boolean[], at: { x: 0, y: 0 } };
  const routes = {
    find: async (): Promise<Route> => {
      state.searches += 1;
      return state.searches <= blocked
        ? { points: [], reachesGoal: false }
        : { points: [{ x: 190, y: 0 }], reachesGoal: true };
    },
  };
  const { at, ends } = state;
  const walker = new Walker(routes as unknown as RouteFinder, {
    obstacles: () => [],
    isNearest: () => true,
    onEnd: (_, arrived) => void ends.push(arrived),
  });
  walker.walkToTarget(at, target, false);
  const direction = { x: 0, y: 0 };
  async function run(seconds: number) {
    for (let time = 0; time < seconds && ends.length === 0; time += FRAME) {
      await Promise.resolve();
      const limit = walker.step(at, FRAME, direction);
      if (limit !== undefined) at.x += direction.x * Math.min(limit, SPEED * FRAME);
    }
  }
  return Object.assign(state, { walker, run });
}

async function walkTo(blocked: number, seconds: number) {
  const walk = startWalk(blocked);
  await walk.run(seconds);
  return walk;
}

it('arrives after one search where the route is free', async () => {
  const { ends, searches } = await walkTo(0, 2);
  expect(ends).toEqual([true]);
  expect(searches).toBe(1);
});

it('searches again until a temporary obstacle has moved', async () => {
  const { ends, at, searches } = await walkTo(3, 6);
  expect(ends).toEqual([true]);
  expect(searches).toBe(4);
  expect(Math.hypot(OWL.x - at.x, OWL.y - at.y)).toBeLessThan(60);
});

it('ends without arriving where no route exists', async () => {
  const { ends, at } = await walkTo(Number.POSITIVE_INFINITY, 20);
  expect(ends).toEqual([false]);
  expect(at).toEqual({ x: 0, y: 0 });
});

it('walks on to its target after an item was picked up on the way', async () => {
  const { ends, at, walker, run } = startWalk();
  await run(0.3);
  walker.pause();
  const stoppedAt = at.x;
  await run(1);
  expect(at.x).toBe(stoppedAt);
  expect(ends).toEqual([]);
  walker.resume(at);
  await run(2);
  expect(ends).toEqual([true]);
});

it('forgets the target when the player steers during the pause', async () => {
  const { ends, at, walker, run } = startWalk();
  await run(0.1);
  walker.pause();
  walker.stop();
  walker.resume(at);
  await run(2);
  expect(ends).toEqual([false]);
  expect(walker.isActive).toBe(false);
});

it('arrives without a step where the player already stands as near as a route leads', async () => {
  const walk = startWalk(Number.POSITIVE_INFINITY);
  walk.at.x = OWL.x - interactionDistance(OWL.size) + 4;
  expect(OWL.x - walk.at.x).toBeGreaterThan(arrivalDistance(OWL));
  await walk.run(2);
  expect(walk.ends).toEqual([true]);
});

it('goes on to the entrance of a shop, though it is in reach of its building long before', async () => {
  const walk = startWalk(0, SHOP);
  await walk.run(2);
  expect(walk.ends).toEqual([true]);
  expect(190 - walk.at.x).toBeLessThan(32);
});

it('uses a shop from where the way to its entrance ends', async () => {
  const walk = startWalk(Number.POSITIVE_INFINITY, SHOP);
  walk.at.x = 60;
  await walk.run(2);
  expect(walk.ends).toEqual([true]);
});
