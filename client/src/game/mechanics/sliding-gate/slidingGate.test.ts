// Tests the sliding gate in a fake scene: it opens for a body nearby, never closes on one, and can be held.
import { describe, expect, it, vi } from 'vitest';
import { MechanicHost, type MechanicWorld } from '../MechanicHost.ts';
import type { MechanicScene } from '../mechanic.ts';
import { OWN_MECHANICS } from '../mechanicParts.ts';
import { CLOSED_GATE, type GateState, stepGate } from './gateState.ts';

/** A scene whose images only record their position. */
function createTestScene() {
  const images: { x: number; frame: string; destroyed: boolean }[] = [];
  const image = (x: number, _y: number, _atlas: string, frame: string) => {
    const added = { x, frame, destroyed: false, setOrigin: () => added, setDepth: () => added, destroy };
    function destroy() {
      added.destroyed = true;
    }
    images.push(added);
    return added;
  };
  const frame = { realWidth: 40, realHeight: 30, customData: { anchor: { x: 20, y: 30 } } };
  const texture = { has: (name: string) => name === 'rail-fence', get: () => frame };
  const scene = { add: { image }, textures: { exists: () => true, get: () => texture } };
  return { images, scene: scene as unknown as MechanicScene };
}

async function createTestGate() {
  const { images, scene } = createTestScene();
  const player = { x: 500, y: 0, radius: 16 };
  const walls = { blocking: 0, planned: 0 };
  const emit = vi.fn();
  const world: MechanicWorld = {
    ...{ scene, port: { emit }, isMotionReduced: () => false, bodies: () => [player], character: () => undefined },
    playerPicture: () => undefined,
    onWallsChange: (blocking, planned) => Object.assign(walls, { blocking: blocking.length, planned: planned.length }),
    onPlacesChange: () => undefined,
    onPaceChange: () => undefined,
  };
  const host = new MechanicHost(world, OWN_MECHANICS);
  await host.start([
    {
      ...{ object: 1, id: 'hat-gate', mechanic: 'sliding-gate', x: 0, y: 0, width: 120, height: 8, rotation: 0 },
      properties: { atlas: 'farm', frame: 'rail-fence', panels: 3, pitch: 40, reach: 100 },
    },
  ]);
  let time = 0;
  const run = (seconds: number) => {
    for (let at = 0; at < seconds; at += 0.05) {
      time += 50;
      host.update(time, 0.05);
    }
  };
  const emittedStates = () =>
    emit.mock.calls.filter(([name]) => name === 'mechanic/event').map(([, { event }]) => event.open);
  return { host, images, player, walls, run, emittedStates };
}

describe('a sliding gate', () => {
  it('blocks movement while closed, but not planned routes', async () => {
    const { images, walls } = await createTestGate();
    expect(images.map(({ x }) => x)).toEqual([20, 60, 100]);
    expect(walls).toEqual({ blocking: 1, planned: 0 });
  });

  it('opens when the player is near, and closes after the player has left', async () => {
    const { images, player, walls, run, emittedStates } = await createTestGate();
    player.x = 140;
    run(1);
    expect(images.map(({ x }) => x)).toEqual([-20, 140, 180]);
    expect(walls.blocking).toBe(0);
    player.x = 500;
    run(1);
    expect(walls.blocking).toBe(0);
    run(2);
    expect(images.map(({ x }) => x)).toEqual([20, 60, 100]);
    expect(walls.blocking).toBe(1);
    expect(emittedStates()).toEqual([true, false]);
  });

  it('can be held closed or open, and released', async () => {
    const { host, player, walls, run } = await createTestGate();
    const hold = (how: 'open' | 'closed' | null) =>
      host.command({ id: 'hat-gate', mechanic: 'sliding-gate', command: { hold: how } });
    hold('closed');
    player.x = 140;
    run(1);
    expect(walls).toEqual({ blocking: 1, planned: 1 });
    hold(null);
    run(1);
    expect(walls).toEqual({ blocking: 0, planned: 0 });
    hold('open');
    player.x = 500;
    run(5);
    expect(walls.blocking).toBe(0);
  });

  it('destroys its panels', async () => {
    const { host, images } = await createTestGate();
    host.destroy();
    expect(images.every(({ destroyed }) => destroyed)).toBe(true);
  });
});

describe('the state of a gate', () => {
  const step = (state: GateState, input: Partial<Parameters<typeof stepGate>[1]>, seconds: number) =>
    stepGate(state, { near: false, inside: false, hold: null, reducedMotion: false, ...input }, seconds);

  it('never closes on a body, even if it is held closed', () => {
    const half = { openness: 0.5, idleSeconds: 0 };
    expect(step(half, { inside: true, near: true, hold: 'closed' }, 1).openness).toBe(0.5);
  });
  it('opens at once with reduced motion', () => {
    expect(step(CLOSED_GATE, { near: true, reducedMotion: true }, 0.016).openness).toBe(1);
  });
});
