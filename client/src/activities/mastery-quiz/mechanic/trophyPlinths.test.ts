// Tests the plinths in a fake scene: forty that stand apart and block, trophies from the inside out, and only a new one drops.
import { expect, it } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { heightAfter, PLINTHS } from './places.ts';
import { create } from './trophyPlinths.ts';

interface Picture {
  frame: string | undefined;
  x: number;
  y: number;
}

function createMeadow(isMotionReduced = false) {
  const shown = new Set<Picture>();
  let walls: readonly unknown[] = [];
  const image = (x: number, y: number, _texture: string, frame?: string) => {
    const added: Picture & Record<string, unknown> = { x, y, frame };
    for (const name of ['setOrigin', 'setDepth', 'setScale']) added[name] = () => added;
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
    setWalls: (all: readonly unknown[]) => {
      walls = all;
    },
  } as unknown as MechanicContext<'trophy-plinths'>);
  const trophies = () => [...shown].filter(({ frame }) => frame !== undefined);
  return { mechanic, trophies, shown, walls: () => walls };
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
  mechanic.command?.({ trophies: won(3) });
  const atRest = trophies().map(({ y }) => y);
  mechanic.update?.(0, 0.1);
  expect(trophies().map(({ y }) => y)).toEqual(atRest);
  mechanic.command?.({ trophies: won(4) });
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
  mechanic.command?.({ trophies: [] });
  mechanic.command?.({ trophies: won(52) });
  const before = trophies().map(({ y }) => y);
  mechanic.update?.(0, 0.1);
  expect(trophies().map(({ y }) => y)).toEqual(before);
  expect(before).toHaveLength(40);
});

it('removes all it drew', () => {
  const { mechanic, shown } = createMeadow();
  mechanic.command?.({ trophies: won(5) });
  mechanic.destroy();
  expect(shown.size).toBe(0);
});

it('falls, bounces once, and lies still', () => {
  expect(heightAfter(0)).toBe(34);
  expect(heightAfter(0.42)).toBeCloseTo(0);
  expect(heightAfter(0.56)).toBeGreaterThan(4);
  expect(heightAfter(0.7)).toBe(0);
});
