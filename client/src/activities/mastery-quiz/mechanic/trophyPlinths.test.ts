// Tests the plinths in a fake scene: forty that stand apart and block, trophies from the inside out, and only a new one drops.
import path from 'node:path';
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import { cellAt } from '@lanternwise/shared/maps/clearance';
import { expect, it, vi } from 'vitest';
import { readMapFile } from '../../../../../scripts/maps/readMap.ts';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { HANGING_PLACES, hangingPlace, heightAfter, PLINTHS } from './places.ts';
import { create } from './trophyPlinths.ts';

interface Picture {
  frame: string | undefined;
  x: number;
  y: number;
}

function createMeadow(isMotionReduced = false) {
  const shown = new Set<Picture>();
  let walls: readonly unknown[] = [];
  const emit = vi.fn();
  const setPlaces = vi.fn();
  const image = (x: number, y: number, _texture: string, frame?: string) => {
    const added: Picture & Record<string, unknown> = { x, y, frame };
    for (const name of ['setOrigin', 'setDepth', 'setScale', 'setDisplaySize', 'setTint']) added[name] = () => added;
    added.setPosition = (left: number, top: number) => Object.assign(added, { x: left, y: top });
    added.destroy = () => void shown.delete(added);
    shown.add(added);
    return added;
  };
  const texture = { has: () => true, get: () => ({}), getSourceImage: () => ({ getContext: () => null }) };
  const scene = { add: { image }, textures: { exists: () => true, get: () => texture } } as unknown as MechanicScene;
  const mechanic = create({
    scene,
    spot: { id: 'trophy-plinths', x: 0, y: 0, properties: { atlas: 'items' } },
    isMotionReduced: () => isMotionReduced,
    setPlaces,
    playSound: () => undefined,
    emit,
    setWalls: (all: readonly unknown[]) => {
      walls = all;
    },
  } as unknown as MechanicContext<'trophy-plinths'>);
  const trophies = () => [...shown].filter(({ frame }) => frame !== undefined);
  return { mechanic, trophies, shown, walls: () => walls, emit, setPlaces };
}

const won = (count: number) => Array.from({ length: count }, () => 'trophy-gold');

it('stands on forty plinths that block the way', () => {
  const { shown, walls } = createMeadow();
  expect(shown.size).toBe(40);
  expect(walls()).toHaveLength(40);
});

it('leaves room between any two plinths', () => {
  for (const [at, a] of PLINTHS.entries())
    for (const b of PLINTHS.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
});

it('shows the trophies of earlier visits at rest, and drops only a new one', () => {
  const { mechanic, trophies } = createMeadow();
  mechanic.command?.({ trophies: won(3), next: null });
  const atRest = trophies().map(({ y }) => y);
  mechanic.update?.(0, 0.1);
  expect(trophies().map(({ y }) => y)).toEqual(atRest);
  mechanic.command?.({ trophies: won(4), next: null });
  mechanic.update?.(0, 0.1);
  expect(
    trophies()
      .map(({ y }) => y)
      .slice(0, 3),
  ).toEqual(atRest);
  const place = PLINTHS[3]!;
  expect(trophies()[3]!.y).toBeLessThan(place.y - 40);
  mechanic.update?.(0, 1);
  expect(trophies()[3]!.y).toBeGreaterThan(place.y - 40);
});

it('drops nothing with motion reduced, and shows no more than forty', () => {
  const { mechanic, trophies } = createMeadow(true);
  mechanic.command?.({ trophies: [], next: null });
  mechanic.command?.({ trophies: won(52), next: null });
  const before = trophies().map(({ y }) => y);
  mechanic.update?.(0, 0.1);
  expect(trophies().map(({ y }) => y)).toEqual(before);
  expect(before).toHaveLength(40);
});

it('removes all it drew', () => {
  const { mechanic, shown } = createMeadow();
  mechanic.command?.({ trophies: won(5), next: null });
  mechanic.destroy();
  expect(shown.size).toBe(0);
});

it('falls, bounces once, and lies still', () => {
  expect(heightAfter(0)).toBe(34);
  expect(heightAfter(0.42)).toBeCloseTo(0);
  expect(heightAfter(0.56)).toBeGreaterThan(4);
  expect(heightAfter(0.7)).toBe(0);
});

const next = { won: 2, answers: 5, picture: 'trophy-bronze', name: 'A trophy' };

it('hangs the next trophy where it can be taken, and none after the last', () => {
  const { mechanic, trophies, setPlaces, emit } = createMeadow();
  mechanic.command?.({ trophies: won(2), next });
  const place = hangingPlace(2, 5);
  expect(setPlaces.mock.lastCall?.[0]).toMatchObject([{ id: '', ...place, use: 'take', name: 'A trophy' }]);
  expect(trophies()).toHaveLength(3);
  mechanic.use?.('');
  expect(emit.mock.calls).toEqual([[{ kind: 'taken' }]]);
  mechanic.command?.({ trophies: won(40), next: null });
  expect(setPlaces.mock.lastCall?.[0]).toEqual([]);
  expect(trophies()).toHaveLength(40);
});

it('hangs it elsewhere after each answer: on the meadow, before the cave, then all over the valley', () => {
  const walk = Array.from({ length: 40 }, (_, answers) => hangingPlace(answers, answers));
  expect(new Set(walk.map(({ x, y }) => `${x},${y}`)).size).toBe(40);
  for (const [at, { x, y }] of walk.entries()) {
    const before = walk[at - 1];
    if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(60);
  }
});

it('hangs it only where the player can walk', () => {
  const { map } = readMapFile(
    path.resolve(import.meta.dirname, '../../../../../tiled-maps/voice-valley-park/voice-valley-park.tmj'),
  );
  const spot = map?.mechanics.find(({ mechanic }) => mechanic === 'trophy-plinths');
  if (!map || !spot) throw new Error('no plinths');
  const { grid, reached } = computeReachability(map);
  const blocked = HANGING_PLACES.filter(({ x, y }) => !reached[cellAt(grid, { x: spot.x + x, y: spot.y + y })]);
  expect(blocked).toEqual([]);
  for (const { x, y } of HANGING_PLACES)
    for (const plinth of PLINTHS) expect(Math.hypot(x - plinth.x, y - plinth.y)).toBeGreaterThan(26);
});
