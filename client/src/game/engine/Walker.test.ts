// Tests walks to named places whose route is blocked temporarily or permanently.
import { expect, it } from 'vitest';
import type { Route } from '../core/pathfinding.ts';
import type { RouteFinder } from './RouteFinder.ts';
import { Walker, type WalkTarget } from './Walker.ts';

const OWL: WalkTarget = { id: 'owl', kind: 'npc', x: 200, y: 0, size: 32 };
const FRAME = 0.05;
const SPEED = 300;

/** Walks down a straight corridor that is blocked for the first `blocked` searches. */
async function walkTo(blocked: number, seconds: number) {
  let searches = 0;
  const routes = {
    find: async (): Promise<Route> => {
      searches += 1;
      return searches <= blocked
        ? { points: [], reachesGoal: false }
        : { points: [{ x: 190, y: 0 }], reachesGoal: true };
    },
  };
  const ends: boolean[] = [];
  const walker = new Walker(routes as unknown as RouteFinder, {
    obstacles: () => [],
    isNearest: () => true,
    onEnd: (_, arrived) => void ends.push(arrived),
  });
  const at = { x: 0, y: 0 };
  walker.walkToTarget(at, OWL, false);
  const direction = { x: 0, y: 0 };
  for (let time = 0; time < seconds && ends.length === 0; time += FRAME) {
    await Promise.resolve();
    const limit = walker.step(at, FRAME, direction);
    if (limit !== undefined) at.x += direction.x * Math.min(limit, SPEED * FRAME);
  }
  return { ends, at, searches };
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
