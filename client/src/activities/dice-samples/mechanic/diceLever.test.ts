// Tests the lever of the dice cave: it leans with the temperature, stones wobble more when it is hot, or lie out of line without movement, and nothing is left behind.
import { expect, it, vi } from 'vitest';
import type { MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { createTestScene } from '../../../game/mechanics/testing/testScene.ts';
import { create } from './diceLever.ts';
import { leverAngle, turnLever, wobbleOf } from './leverLayout.ts';

const STONE = { row: 1, stone: 1 };
const largestTurn = (temperature: number) =>
  Math.max(...Array.from({ length: 200 }, (_, at) => Math.abs(wobbleOf(STONE, at / 20, temperature).angle)));

it('leans from cold to hot and never past its goal', () => {
  expect([leverAngle(0), leverAngle(1.5), leverAngle(3), leverAngle(9)]).toEqual([-52, 0, 52, 52]);
  expect(turnLever(-52, 52, 99)).toBe(52);
});

it('wobbles more the hotter it is, and not at all at zero', () => {
  expect(largestTurn(0)).toBe(0);
  expect(largestTurn(3)).toBeGreaterThan(largestTurn(0.5) * 4);
});

it('spreads the stones without movement', () => {
  expect(wobbleOf(STONE, null, 2)).toEqual(wobbleOf(STONE, null, 2));
  expect(wobbleOf(STONE, null, 3).along).toBeGreaterThan(wobbleOf(STONE, null, 0.5).along);
});

it('shows lever, stones and bubble, blocks only the lever, says that it was pulled, and takes all away', () => {
  const { scene, pictures } = createTestScene();
  const [setWalls, emit] = [vi.fn(), vi.fn()];
  const properties = { leverX: 240, leverY: 20, mouthX: 120, mouthY: -40 };
  const mechanic = create({
    ...{ scene, setWalls, emit, isMotionReduced: () => true },
    spot: { id: 'dice-lever', x: 0, y: 0, width: 240, height: 94, properties },
  } as unknown as MechanicContext<'dice-lever'>);
  expect([pictures(), setWalls.mock.calls]).toEqual([2, [[[{ x: 222, y: 8, rotation: 0, width: 36, height: 12 }]]]]);
  const stones = [
    { word: 'sea', count: 3, share: 0.75 },
    { word: 'cat', count: 1, share: 0.25 },
  ];
  const command = { temperature: 2, rows: [{ stones, chosen: null }], label: 'Temperature 2', says: 'The cat sat.' };
  mechanic.command?.(command);
  mechanic.update?.(0, 0.016);
  expect(pictures()).toBe(5);
  mechanic.command?.({ ...command, says: '' });
  expect(pictures()).toBe(4);
  mechanic.use?.('');
  expect(emit.mock.calls).toEqual([[{ pulled: true }]]);
  mechanic.destroy();
  expect(pictures()).toBe(0);
});
