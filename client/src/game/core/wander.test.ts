// Tests that wandering characters stay near home, rest, and never enter walls or each other.
import { describe, expect, it } from 'vitest';
import { createTextWorld } from './testing/textWorld.ts';
import { createWanderer, stepWanderer } from './wander.ts';

/** Deterministic replacement for Math.random. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const spot = { x: 160, y: 160, size: 32, radius: 90, static: false, facing: 'down' as const };
const field = () =>
  createTextWorld(Array.from({ length: 10 }, (_, row) => (row === 3 ? '....###...' : '..........')).join('\n'));

describe('a wandering character', () => {
  it('walks and rests, within its radius, outside walls', () => {
    const { mover } = field();
    const wanderer = createWanderer(spot);
    const random = seededRandom(7);
    let walked = 0;
    for (let step = 0; step < 6000; step += 1) {
      stepWanderer(wanderer, 1 / 60, mover, [wanderer.body], random);
      if (wanderer.walking) walked += 1;
      expect(Math.hypot(wanderer.body.x - spot.x, wanderer.body.y - spot.y)).toBeLessThanOrEqual(spot.radius + 0.001);
      expect(mover.isBlocked(wanderer.body)).toBe(false);
    }
    expect(walked).toBeGreaterThan(600);
    expect(walked).toBeLessThan(5900);
  });

  it('moves at 20 units a second', () => {
    const { mover } = field();
    const wanderer = { ...createWanderer(spot), goal: { x: 160, y: 200 } };
    for (let step = 0; step < 60; step += 1) stepWanderer(wanderer, 1 / 60, mover, [], seededRandom(1));
    expect(wanderer.body.y).toBeCloseTo(180, 3);
    expect(wanderer.facing).toBe('down');
  });

  it('rests instead of pushing the player away', () => {
    const { mover } = field();
    const wanderer = { ...createWanderer(spot), goal: { x: 160, y: 240 } };
    const player = { x: 160, y: 195, radius: 16 };
    for (let step = 0; step < 120; step += 1) stepWanderer(wanderer, 1 / 60, mover, [wanderer.body, player], () => 0.9);
    expect(player).toEqual({ x: 160, y: 195, radius: 16 });
    expect(Math.hypot(wanderer.body.x - 160, wanderer.body.y - 195)).toBeGreaterThanOrEqual(31.9);
    expect(wanderer.walking).toBe(false);
  });

  it('stays where it is when it is static', () => {
    const { mover } = field();
    const wanderer = createWanderer({ ...spot, static: true });
    for (let step = 0; step < 600; step += 1) stepWanderer(wanderer, 1 / 60, mover, [], seededRandom(3));
    expect(wanderer.body).toMatchObject({ x: 160, y: 160 });
  });
});
