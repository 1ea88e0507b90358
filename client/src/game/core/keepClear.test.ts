// Tests where a companion may stand beside what is used.
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import { expect, it } from 'vitest';
import { clearance, isClear, isOnGround } from './keepClear.ts';

const at = { x: 500, y: 500 };
const clear = (kind: string, dx: number, dy: number, more: object = {}) =>
  isClear([{ kind, ...at, size: 32, ...more }], [], at.x + dx, at.y + dy);

it('not where one stands to talk to somebody, on either side', () => {
  // The player's middle is 48 units beside the character, its edge 16 farther.
  for (const [dx, dy] of [
    [60, 0],
    [-60, 0],
    [0, 60],
    [0, -60],
  ] as const)
    expect(clear('npc', dx, dy)).toBe(false);
  expect(clear('npc', clearance({ kind: 'npc', size: 32 }) + 1, 0)).toBe(true);
});

it('not before the foot of a thing, nor behind it, where nobody would see it', () => {
  expect(clear('lantern', 60, 40)).toBe(false);
  expect(clear('lantern', 20, -100, { height: 128 })).toBe(false);
  expect(clear('lantern', 20, -140, { height: 128 })).toBe(true);
  expect(clear('lantern', 80, 40)).toBe(true);
});

it('not at the entrance of a shop', () => {
  expect(clear('shop', 100, 30, { entrance: { x: 590, y: 540 } })).toBe(false);
  expect(clear('shop', 100, 30)).toBe(true);
});

it('not where an exit would be walked onto, and anywhere as long as there is none', () => {
  expect(clear('exit', 60, 0)).toBe(false);
  expect(clear('exit', 60, 0, { isAbsent: true })).toBe(true);
});

it('not on a work ground nor at its edge', () => {
  const ground = [toOrientedBox({ x: 400, y: 400, width: 200, height: 100, rotation: 0 })];
  expect(isOnGround(ground, 500, 450)).toBe(true);
  expect(isOnGround(ground, 620, 450)).toBe(false);
  expect(isClear([], ground, 620, 450)).toBe(false);
  expect(isClear([], ground, 630, 450)).toBe(true);
});
