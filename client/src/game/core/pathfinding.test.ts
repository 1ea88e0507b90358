// Tests routes: around walls and bodies, within the tolerance, and to the nearest spot if the goal is unreachable.
import { withBlockingBodies } from '@lanternwise/shared/maps/clearance';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { describe, expect, it, vi } from 'vitest';
import { CellHeap } from './CellHeap.ts';
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

/** Walks the route with the real mover and returns the final position. */
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
  it('leads around a wall to a spot', () => {
    const world = createTextWorld(maze);
    const { points, reachesGoal } = findRoute(world.grid, world.at('a'), world.at('b'), 0);
    expect(reachesGoal).toBe(true);
    const end = follow(world, world.at('a'), points);
    expect(Math.hypot(end.x - world.at('b').x, end.y - world.at('b').y)).toBeLessThan(6);
  });

  it('leads around a body in the way', () => {
    const world = createTextWorld('..........\n..........\n.a......b.\n..........\n..........');
    const [from, to] = [world.at('a'), world.at('b')];
    const obstacle = { x: (from.x + to.x) / 2, y: from.y, radius: 16 };
    const { points, reachesGoal } = findRoute(withBlockingBodies(world.grid, [obstacle], 16), from, to, 0);
    expect(reachesGoal).toBe(true);
    expect(points.length).toBeGreaterThan(1);
    const end = follow(world, from, points, [obstacle]);
    expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(6);
    expect(findRoute(world.grid, from, to, 0).points).toHaveLength(1);
  });

  it('is a single point where the line of sight is free', () => {
    const world = createTextWorld('..........\n.a........\n..........\n........b.\n..........');
    expect(findRoute(world.grid, world.at('a'), world.at('b'), 0).points).toHaveLength(1);
  });

  it('stops within the tolerance of a goal inside a wall', () => {
    const world = createTextWorld('..........\n.a........\n.......###\n.......#b#\n.......###');
    const { points, reachesGoal } = findRoute(world.grid, world.at('a'), world.at('b'), 80);
    expect(reachesGoal).toBe(true);
    const end = follow(world, world.at('a'), points);
    expect(Math.hypot(end.x - world.at('b').x, end.y - world.at('b').y)).toBeLessThanOrEqual(82);
  });

  it('leads to the nearest spot when the goal is walled in', () => {
    const world = createTextWorld('..........\n.a........\n....#####.\n....#.b.#.\n....#...#.\n....#####.\n..........');
    const { points, reachesGoal } = findRoute(world.grid, world.at('a'), world.at('b'), 0);
    expect(reachesGoal).toBe(false);
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
  it('gets stuck when the position does not change', () => {
    const walk = createRouteWalk([{ x: 500, y: 0 }], 'wizard', false, true);
    const states = Array.from({ length: 120 }, () => stepRouteWalk(walk, { x: 0, y: 0 }, 1 / 60).state);
    expect(states[0]).toBe('walking');
    expect(states).toContain('stuck');
  });
});

describe('a search', () => {
  it('visits each cell a few times at most, also on a large map whose goal is enclosed', () => {
    const row = '.'.repeat(72);
    const world = createTextWorld(
      [
        `a${row.slice(1)}`,
        ...Array(20).fill(row),
        `${row.slice(3)}###`,
        `${row.slice(3)}#b#`,
        `${row.slice(3)}###`,
      ].join('\n'),
    );
    const limit = world.grid.free.length * 8;
    const push = vi.spyOn(CellHeap.prototype, 'push');
    const before = CellHeap.prototype.pop;
    // Without the limit a faulty search would not end, and neither would the test.
    const pop = vi.spyOn(CellHeap.prototype, 'pop').mockImplementation(function (this: CellHeap) {
      if (push.mock.calls.length > limit) throw new Error('the search does not end');
      return before.call(this);
    });
    try {
      expect(findRoute(world.grid, world.at('a'), world.at('b'), 0).reachesGoal).toBe(false);
    } finally {
      push.mockRestore();
      pop.mockRestore();
    }
  });
});
