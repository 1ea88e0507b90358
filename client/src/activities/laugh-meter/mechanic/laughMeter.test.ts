// Tests the laugh-o-meter's needle, the order of captions, the places of words, and that a meter without captions leaves the machine as painted.
import { expect, it } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './laughMeter.ts';
import { needleAngle, passAt, placeWords, turnNeedle } from './meterLayout.ts';

it('turns the needle from left to right, and never past its goal', () => {
  expect([needleAngle(0), needleAngle(0.5), needleAngle(1)]).toEqual([-80, 0, 80]);
  expect(needleAngle(7)).toBe(80);
  expect(turnNeedle(-80, 80, 99)).toBe(80);
  expect(turnNeedle(-80, 80, 0.1)).toBe(0);
});

it('lets captions pass one after another and starts again after the last', () => {
  expect([0, 4499, 4500, 9000].map((ms) => passAt(ms, 2))).toEqual([0, 0, 1, 0]);
  expect(passAt(1000, 0)).toBe(-1);
});

it('centres words in two rows at most, with bars no longer than full', () => {
  const words = ['my', 'sock', 'left', 'the', 'room'].map((word, at) => ({ word, weight: at - 3 }));
  const placed = placeWords(words, 100, () => 40);
  expect(placed.map(({ word, row, x, bar }) => [word, row, x, bar])).toEqual([
    ['my', 0, 30, -1],
    ['sock', 0, 70, -1],
    ['left', 1, 30, -0.5],
    ['the', 1, 70, 0],
  ]);
});

function createMeter() {
  const angles: number[] = [];
  const shown = new Set<object>();
  const image = () => {
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setPosition']) added[name] = () => added;
    added.setAngle = (angle: number) => {
      angles.push(angle);
      return added;
    };
    added.destroy = () => void shown.delete(added);
    shown.add(added);
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, isMotionReduced: () => true },
    spot: { id: 'meter', x: 0, y: 0, width: 304, height: 320 },
  } as unknown as MechanicContext<'laugh-meter'>);
  return { mechanic, shown, angles };
}

it('shows dial, needle and strip of a caption, with the needle at its score', () => {
  const { mechanic, shown, angles } = createMeter();
  mechanic.command?.({
    passes: [{ words: [{ word: 'cat', weight: 1 }], score: 0.75 }],
    threshold: 0.5,
    title: 'Yours',
  });
  mechanic.update?.(0, 0.016);
  expect(shown.size).toBe(3);
  expect(angles).toContain(needleAngle(0.75));
  mechanic.command?.({ passes: [], threshold: 0.5, title: '' });
  expect(shown.size).toBe(0);
  mechanic.update?.(0, 0.016);
  mechanic.destroy();
  expect(shown.size).toBe(0);
});
