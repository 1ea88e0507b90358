// Tests the opening's timetable: the lanterns burn, go out from afar one by one, and only then Wick comes.
import { expect, it } from 'vitest';
import { LANTERNS } from '../transition/scenery.ts';
import { CHILD_AT, LINE_SECONDS, lanternLight, nightOf, wickOnRoad } from './opening.ts';

const shares = LANTERNS.map(({ share }) => share);
const lights = (seconds: number) => shares.map((share) => lanternLight(share, seconds));

it('lets every lantern burn for two lines, and none at the fourth', () => {
  expect(lights(2 * LINE_SECONDS - 0.1)).toEqual(shares.map(() => 1));
  expect(lights(3 * LINE_SECONDS)).toEqual(shares.map(() => 0));
});

it('puts them out one by one, the farthest first', () => {
  const during = lights(2 * LINE_SECONDS + 2.5);
  expect(during.some((light) => light === 1) && during.some((light) => light === 0)).toBe(true);
  expect([...during].sort((a, b) => b - a)).toEqual(during);
});

it('is darker the fewer lanterns burn', () => {
  const [lit, half, dark] = [0, 2 * LINE_SECONDS + 3, 3 * LINE_SECONDS].map(nightOf);
  expect(lit).toBe(0);
  expect(half).toBeGreaterThan(0);
  expect(dark).toBeGreaterThan(half ?? 1);
});

it('has Wick come along when it is dark, and stop near the child', () => {
  expect(wickOnRoad(4 * LINE_SECONDS - 0.1)).toBeUndefined();
  expect(wickOnRoad(4 * LINE_SECONDS + 1)).toMatchObject({ isWalking: true });
  const stopped = wickOnRoad(5 * LINE_SECONDS + 5);
  expect(stopped?.isWalking).toBe(false);
  expect((stopped?.at ?? 0) - CHILD_AT).toBeGreaterThan(0.03);
  expect((stopped?.at ?? 0) - CHILD_AT).toBeLessThan(0.1);
});
