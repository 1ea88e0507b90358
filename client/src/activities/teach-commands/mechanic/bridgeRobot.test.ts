// Tests the bridge robot in a fake scene: it acts on what it heard, not on what was said, lets nobody over the gap, and crosses once it is mended.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Word } from '@lanternwise/shared/voices/words';
import { describe, expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './bridgeRobot.ts';
import { Hearings } from './Hearings.ts';
import { HEARING_SECONDS } from './robotActs.ts';

const HOME = { x: 40, y: -40 };
const SPOT = { x: 68, y: 0, width: 64, height: 180 };
const FAR = { x: 100, y: 214 };

function createGap() {
  const setPlaces = vi.fn();
  const emit = vi.fn();
  const state = { robot: { ...HOME } as Point, walls: 0, images: 0, isReduced: false, player: { x: 100, y: 0 } };
  const image = () => {
    state.images += 1;
    const added: Record<string, unknown> = {};
    for (const name of ['setOrigin', 'setDepth', 'setScale', 'setPosition', 'setVisible', 'setAlpha', 'setAngle'])
      added[name] = () => added;
    added.destroy = () => {
      state.images -= 1;
    };
    return added;
  };
  const frame = { realWidth: 58, realHeight: 51, customData: { anchor: { x: 29, y: 50 } } };
  const texture = { has: () => true, get: () => frame, getSourceImage: () => ({ getContext: () => null }) };
  const textures = { exists: () => true, get: () => texture, remove: () => undefined };
  const mechanic = create({
    scene: { add: { image }, textures } as unknown as MechanicScene,
    spot: {
      ...{ ...SPOT, id: 'robot-gap', mechanic: 'bridge-robot' },
      properties: { atlas: 'valley', frame: 'drum-stool-red', character: 'bridge-robot', reach: 260 },
    },
    get bodies() {
      return [state.player];
    },
    isMotionReduced: () => state.isReduced,
    character: () => ({ spot: HOME, lead: ({ x, y }: Point) => Object.assign(state, { robot: { x, y } }) }),
    setWalls: (walls: readonly unknown[]) => Object.assign(state, { walls: walls.length }),
    playSound: () => undefined,
    setPlaces,
    emit,
  } as unknown as MechanicContext<'bridge-robot'>);
  const wait = (seconds: number) => {
    const way: Point[] = [];
    for (let passed = 0; passed < seconds; passed += 0.05) {
      mechanic.update?.(0, 0.05);
      way.push(state.robot);
    }
    return way;
  };
  const hear = (heard: Word | null, id = 1) =>
    mechanic.command?.({
      ...{ isMended: false, isLoop: false, words: [] },
      hearings: [{ id, heard, call: 'Zoya: carry!', reply: '' }],
    });
  return { mechanic, state, wait, hear, setPlaces, emit };
}

describe('before the bridge is mended', () => {
  it('rolls to the edge and back when it heard "come", whatever was said', () => {
    const { wait, hear, state } = createGap();
    hear('come');
    const way = wait(HEARING_SECONDS + 1);
    expect(Math.max(...way.map(({ x }) => x))).toBeCloseTo(SPOT.x + SPOT.width / 2, 0);
    expect(Math.max(...way.map(({ y }) => y))).toBeLessThan(SPOT.y);
    expect(state.robot).toEqual(HOME);
  });

  it.each(['stop', 'carry', null] as const)('stays at its place when it heard %s', (heard) => {
    const { wait, hear } = createGap();
    hear(heard);
    for (const place of wait(HEARING_SECONDS + 1)) expect(place).toEqual(HOME);
  });

  it('acts on each new word, and keeps the gap closed', () => {
    const { wait, hear, state } = createGap();
    hear('stop', 1);
    wait(HEARING_SECONDS + 1);
    hear('come', 2);
    expect(wait(3).some(({ x }) => x > HOME.x + 20)).toBe(true);
    expect(state.walls).toBe(1);
  });
});

it('is called from a stone for each word', () => {
  const { mechanic, setPlaces, emit } = createGap();
  const words = [
    { id: 'come', name: 'come' },
    { id: 'stop', name: 'stop' },
  ] as const;
  mechanic.command?.({ isMended: false, hearings: [], isLoop: true, words });
  expect(setPlaces.mock.lastCall?.[0]).toMatchObject([
    { id: '', name: 'come', use: 'call' },
    { id: 'stop', name: 'stop', use: 'call' },
  ]);
  mechanic.use?.('stop');
  mechanic.use?.('dance');
  mechanic.use?.('');
  expect(emit.mock.calls).toEqual([[{ word: 'stop' }], [{ word: 'come' }]]);
});

describe('once it is mended', () => {
  const mended = { isMended: true, hearings: [], isLoop: true, words: [] };

  it('crosses over the bridge, which is open from then on', () => {
    const { mechanic, wait, hear, state } = createGap();
    hear('stop');
    mechanic.command?.(mended);
    const way = wait(6);
    expect(way.some(({ y }) => y > 80 && y < 120)).toBe(true);
    expect([state.robot, state.walls]).toEqual([FAR, 0]);
  });

  it('stands on the other bank at the next visit, and with reduced motion, and stays mended', () => {
    const { mechanic, state } = createGap();
    mechanic.command?.(mended);
    expect(state.robot).toEqual(FAR);
    mechanic.command?.({ ...mended, isMended: false });
    expect([state.robot, state.walls]).toEqual([FAR, 0]);
  });

  it('removes all it drew', () => {
    const { mechanic, state, wait } = createGap();
    mechanic.command?.(mended);
    wait(1);
    mechanic.destroy();
    expect(state.images).toBe(0);
  });
});

describe('a loop of words', () => {
  const hearing = (id: number) => ({ id, heard: null, call: '', reply: '' });
  const all = { hearings: [hearing(1), hearing(2)], isLoop: true };

  it('waits until somebody is near, then goes through all words again and again', () => {
    const hearings = new Hearings();
    hearings.set(all);
    for (let at = 0; at < 20; at += 1) expect(hearings.step(1, false)).toBeUndefined();
    const heard = Array.from({ length: 40 }, () => hearings.step(1, true)?.id).filter((id) => id !== undefined);
    expect([...new Set(heard)]).toEqual([1, 2]);
    expect(heard.lastIndexOf(1)).toBeGreaterThan(heard.indexOf(2));
  });

  it('does not start again when the same words come again', () => {
    const hearings = new Hearings();
    hearings.set(all);
    while (hearings.step(0.5, true)?.id !== 2);
    hearings.set({ ...all, hearings: [hearing(1), hearing(2)] });
    expect(hearings.step(0.5, true)?.id).toBe(2);
  });
});
