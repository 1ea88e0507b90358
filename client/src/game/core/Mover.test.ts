// Tests collisions: bodies stop at walls, slide along them, never pass through them and are pushed out of new ones.
import { describe, expect, it } from 'vitest';
import { createTextWorld } from './testing/textWorld.ts';

const RADIUS = 16;
const world = () =>
  createTextWorld(`
    ..........
    .a........
    ......#...
    ......#...
    ......#...
    ..........`);

describe('the mover', () => {
  it('stops a body one radius before a wall', () => {
    const { mover } = world();
    const body = { x: 100, y: 112, radius: RADIUS };
    expect(mover.move(body, 200, 0)).toBe(true);
    expect(body.x).toBeCloseTo(6 * 32 - RADIUS, 3);
    expect(body.y).toBeCloseTo(112, 3);
  });

  it('keeps the full movement along a wall while sliding', () => {
    const { mover } = world();
    const body = { x: 6 * 32 - RADIUS, y: 80, radius: RADIUS };
    mover.move(body, 20, 40);
    expect(body.x).toBeCloseTo(6 * 32 - RADIUS, 1);
    expect(body.y).toBeCloseTo(120, 1);
  });

  it('does not pass through a thin wall at any speed', () => {
    const thin = { x: 200, y: 0, width: 4, height: 192, rotation: 0 };
    const { mover } = createTextWorld('..........\n..........\n..........\n..........\n..........\n..........', [thin]);
    const body = { x: 40, y: 96, radius: RADIUS };
    mover.move(body, 5000, 0);
    expect(body.x).toBeLessThanOrEqual(200 - RADIUS + 0.01);
  });

  it('turns rectangles clockwise about their top-left corner, as Tiled does', () => {
    // A bar of 100×10 turned by 90° extends downwards, to the left of its corner.
    const bar = { x: 160, y: 40, width: 100, height: 10, rotation: 90 };
    const { mover } = createTextWorld('..........\n..........\n..........\n..........\n..........\n..........', [bar]);
    expect(mover.isBlocked({ x: 155, y: 120, radius: 2 })).toBe(true);
    expect(mover.isBlocked({ x: 220, y: 45, radius: 2 })).toBe(false);
  });

  it('slides along a slanted wall instead of sticking', () => {
    const slope = { x: 100, y: 60, width: 200, height: 20, rotation: 30 };
    const { mover } = createTextWorld('..........\n..........\n..........\n..........\n..........\n..........', [
      slope,
    ]);
    const body = { x: 140, y: 60, radius: RADIUS };
    for (let step = 0; step < 60; step += 1) mover.move(body, 0, 5);
    expect(body.x).toBeGreaterThan(200);
    expect(mover.isBlocked(body)).toBe(false);
  });

  it('keeps a constant speed over the seams between wall tiles', () => {
    const { mover } = createTextWorld('..........\n..........\n##########');
    const body = { x: 20, y: 64 - RADIUS, radius: RADIUS };
    for (let step = 0; step < 40; step += 1) {
      const before = body.x;
      mover.move(body, 5, 5);
      expect(body.x - before).toBeCloseTo(5, 3);
    }
  });

  it('is blocked by other bodies, and never leaves the world', () => {
    const { mover, size } = createTextWorld('..........\n..........\n..........');
    const body = { x: 40, y: 48, radius: RADIUS };
    const npc = { x: 120, y: 48, radius: RADIUS };
    mover.move(body, 100, 0, [body, npc]);
    expect(Math.hypot(body.x - npc.x, body.y - npc.y)).toBeGreaterThanOrEqual(31.99);
    mover.move(body, 0, 9000);
    expect(body.y).toBeCloseTo(size.height - RADIUS, 3);
  });

  it('pushes a body out of a wall placed over it', () => {
    const { mover, size, walls } = world();
    const body = { x: 112, y: 112, radius: RADIUS };
    mover.setWorld(size, [...walls, { x: 90, y: 90, width: 60, height: 60, rotation: 10 }]);
    expect(mover.isBlocked(body)).toBe(true);
    mover.pushOut(body);
    expect(mover.isBlocked(body)).toBe(false);
  });
});
