// Routes lead round walls, end near enough, and go as near as possible where there is no way.
import { withBlockingBodies } from '@lanternwise/shared/maps/clearance';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { describe, expect, it } from 'vitest';
import { createRouteWalk, stepRouteWalk } from './followRoute.ts';
import type { Body } from './Mover.ts';
import { findRoute } from './pathfinding.ts';
import { createTextWorld, type TextWorld } from './testing/textWorld.ts';

const maze = `
  ............
  .a..#.......
  ....#....b..
  ....#.......
  ....######..
  ............
  ............`;

/** Walks the route with the real mover; answers where one ends. */
function follow({ mover }: TextWorld, from: Point, points: Point[], others: readonly Body[] = []): Point {
  const body = { ...from, radius: 16 };
  const walk = createRouteWalk(points, undefined, false, true);
  for (let step = 0; step < 2000; step += 1) {
    const next = stepRouteWalk(walk, body, 1 / 60);
    if (next.state !== 'walking') break;
    mover.move(body, next.dx * Math.min(5, next.distance), next.dy * Math.min(5, next.distance), others);
  }
  return body;
}

describe('a route', () => {
  it('can be walked round a wall to a spot', () => {
    const world = createTextWorld(maze);
    const { points, reachesGoal: arrives } = findRoute(world.grid, world.at('a'), world.at('b'), 0);
    expect(arrives).toBe(true);
    const end = follow(world, world.at('a'), points);
    expect(Math.hypot(end.x - world.at('b').x, end.y - world.at('b').y)).toBeLessThan(6);
  });

  it('leads round somebody who stands in the way', () => {
    const world = createTextWorld('..........\n..........\n.a......b.\n..........\n..........');
    const [from, to] = [world.at('a'), world.at('b')];
    const somebody = { x: (from.x + to.x) / 2, y: from.y, radius: 16 };
    const { points, reachesGoal: arrives } = findRoute(withBlockingBodies(world.grid, [somebody], 16), from, to, 0);
    expect(arrives).toBe(true);
    expect(points.length).toBeGreaterThan(1);
    const end = follow(world, from, points, [somebody]);
    expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(6);
    expect(findRoute(world.grid, from, to, 0).points).toHaveLength(1);
  });

  it('is pulled straight: nothing to turn round, nothing to turn at', () => {
    const world = createTextWorld('..........\n.a........\n..........\n........b.\n..........');
    expect(findRoute(world.grid, world.at('a'), world.at('b'), 0).points).toHaveLength(1);
  });

  it('stops when near enough to somebody who stands in a wall', () => {
    const world = createTextWorld('..........\n.a........\n.......###\n.......#b#\n.......###');
    const { points, reachesGoal: arrives } = findRoute(world.grid, world.at('a'), world.at('b'), 80);
    expect(arrives).toBe(true);
    const end = follow(world, world.at('a'), points);
    expect(Math.hypot(end.x - world.at('b').x, end.y - world.at('b').y)).toBeLessThanOrEqual(82);
  });

  it('leads to the nearest spot when the goal is walled in', () => {
    const world = createTextWorld('..........\n.a........\n....#####.\n....#.b.#.\n....#...#.\n....#####.\n..........');
    const { points, reachesGoal: arrives } = findRoute(world.grid, world.at('a'), world.at('b'), 0);
    expect(arrives).toBe(false);
    const end = points.at(-1) ?? world.at('a');
    expect(Math.hypot(end.x - world.at('b').x, end.y - world.at('b').y)).toBeLessThan(100);
    expect(world.isInWall(end)).toBe(false);
  });

  it('does not squeeze through a gap narrower than the body', () => {
    const gap = [
      { x: 160, y: 0, width: 32, height: 66, rotation: 0 },
      { x: 160, y: 94, width: 32, height: 66, rotation: 0 },
    ];
    const world = createTextWorld('..........\n..........\n.a......b.\n..........\n..........', gap);
    expect(findRoute(world.grid, world.at('a'), world.at('b'), 0).reachesGoal).toBe(false);
  });
});

describe('following a route', () => {
  it('is given up when nothing comes nearer', () => {
    const walk = createRouteWalk([{ x: 500, y: 0 }], 'wizard', false, true);
    const states = Array.from({ length: 120 }, () => stepRouteWalk(walk, { x: 0, y: 0 }, 1 / 60).state);
    expect(states[0]).toBe('walking');
    expect(states).toContain('stuck');
  });
});
