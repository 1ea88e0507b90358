// Tests that wandering characters stay near home, rest, and never enter walls or each other.
import { describe, expect, it } from 'vitest';
import { Errands } from './Errands.ts';
import { createTextWorld } from './testing/textWorld.ts';
import { callWanderer, createWanderer, releaseWanderer, stepWanderer } from './wander.ts';

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

describe('somebody who is called', () => {
  const straight = async (_: unknown, to: { x: number; y: number }) => [to];
  const station = { x: 60, y: 260, facing: 'left' as const };

  async function run(wanderer: ReturnType<typeof createWanderer>, seconds: number) {
    const { mover } = field();
    for (let step = 0; step < seconds * 60; step += 1) {
      stepWanderer(wanderer, 1 / 60, mover, [wanderer.body], seededRandom(5));
      await Promise.resolve();
    }
  }

  it('runs there, turns to what happened, and strolls again afterwards', async () => {
    const wanderer = createWanderer(spot);
    wanderer.errands = new Errands([wanderer.home, { x: 250, y: 250, facing: 'up' }], straight);
    callWanderer(wanderer, station, false);
    await run(wanderer, 2);
    expect(wanderer).toMatchObject({ station, facing: 'left', isCalled: false });
    releaseWanderer(wanderer, station);
    await run(wanderer, 60);
    expect(Math.hypot(wanderer.body.x - station.x, wanderer.body.y - station.y)).toBeGreaterThan(50);
  });

  it('goes back to its own place, if it has one, and looks where it looked', async () => {
    const wanderer = createWanderer({ ...spot, static: true });
    wanderer.errands = new Errands([wanderer.home], straight);
    await run(wanderer, 5);
    expect(wanderer.body).toMatchObject({ x: spot.x, y: spot.y });
    callWanderer(wanderer, station, false);
    await run(wanderer, 2);
    expect(wanderer.body).toMatchObject({ x: station.x, y: station.y });
    releaseWanderer(wanderer, station);
    await run(wanderer, 3);
    expect(wanderer).toMatchObject({ body: { x: spot.x, y: spot.y }, facing: 'down', isCalled: false });
  });

  it('stays where it is without a way, and is not called any more when it is over', async () => {
    const wanderer = createWanderer({ ...spot, static: true });
    wanderer.errands = new Errands([wanderer.home], async () => undefined);
    callWanderer(wanderer, station, false);
    await run(wanderer, 3);
    releaseWanderer(wanderer, station);
    await run(wanderer, 3);
    expect(wanderer).toMatchObject({ body: { x: spot.x, y: spot.y }, walking: false, isCalled: false });
  });
});
