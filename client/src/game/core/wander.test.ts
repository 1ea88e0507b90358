// Strolling characters stay near home, rest, and never enter walls or each other.
import { describe, expect, it } from 'vitest';
import { createTextWorld } from './testing/textWorld.ts';
import { createWanderer, stepWanderer } from './wander.ts';

/** Repeatable stand-in for Math.random. */
function dice(seed: number) {
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
    const who = createWanderer(spot);
    const random = dice(7);
    let walked = 0;
    for (let step = 0; step < 6000; step += 1) {
      stepWanderer(who, 1 / 60, mover, [who.body], random);
      if (who.walking) walked += 1;
      expect(Math.hypot(who.body.x - spot.x, who.body.y - spot.y)).toBeLessThanOrEqual(spot.radius + 0.001);
      expect(mover.isBlocked(who.body)).toBe(false);
    }
    expect(walked).toBeGreaterThan(600);
    expect(walked).toBeLessThan(5900);
  });

  it('moves at 20 units a second', () => {
    const { mover } = field();
    const who = { ...createWanderer(spot), goal: { x: 160, y: 200 } };
    for (let step = 0; step < 60; step += 1) stepWanderer(who, 1 / 60, mover, [], dice(1));
    expect(who.body.y).toBeCloseTo(180, 3);
    expect(who.facing).toBe('down');
  });

  it('rests instead of pushing the player away', () => {
    const { mover } = field();
    const who = { ...createWanderer(spot), goal: { x: 160, y: 240 } };
    const player = { x: 160, y: 195, radius: 16 };
    for (let step = 0; step < 120; step += 1) stepWanderer(who, 1 / 60, mover, [who.body, player], () => 0.9);
    expect(player).toEqual({ x: 160, y: 195, radius: 16 });
    expect(Math.hypot(who.body.x - 160, who.body.y - 195)).toBeGreaterThanOrEqual(31.9);
    expect(who.walking).toBe(false);
  });

  it('stays where it is when it is static', () => {
    const { mover } = field();
    const who = createWanderer({ ...spot, static: true });
    for (let step = 0; step < 600; step += 1) stepWanderer(who, 1 / 60, mover, [], dice(3));
    expect(who.body).toMatchObject({ x: 160, y: 160 });
  });
});
