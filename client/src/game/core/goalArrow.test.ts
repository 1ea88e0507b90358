// Tests the arrow to the goal: on the edge of the free screen, towards the goal, gone when the goal can be seen.
import { describe, expect, it } from 'vitest';
import { type GoalArrow, placeGoalArrow } from './goalArrow.ts';

const VIEW = { x: 1000, y: 500, width: 1366, height: 641 };
const PHONE = { x: 1000, y: 500, width: 640, height: 360 };
const FAR = { x: -9999, y: -9999 };
const arrowTo = (x: number, y: number, view = VIEW, avatar = FAR): GoalArrow => {
  const out = { x: 0, y: 0, angle: 0, isShown: false };
  placeGoalArrow(view, 1, { x, y }, avatar, out);
  return out;
};

describe('the arrow to the goal', () => {
  it('points at it from the edge', () => {
    const right = arrowTo(4000, 821.5);
    expect(right).toMatchObject({ isShown: true, x: 1000 + 1366 - 48 });
    expect(right.angle).toBeCloseTo(0, 2);
    expect(arrowTo(1853, 3000).y).toBeCloseTo(500 + 641 - 110);
  });
  it('stays clear of the row above and of the prompt', () => {
    for (const [x, y] of [
      [0, 0],
      [0, 820],
      [0, 3000],
      [1700, 0],
      [5000, 0],
    ] as const) {
      const arrow = arrowTo(x, y);
      expect(arrow.x).toBeGreaterThanOrEqual(1000 + 48);
      expect(arrow.y).toBeGreaterThanOrEqual(500 + 112);
      expect(arrow.y).toBeLessThanOrEqual(500 + 641 - 110);
    }
  });
  it('is gone when the goal is on the free screen', () => {
    expect(arrowTo(1700, 800).isShown).toBe(false);
  });
  it('has room on a phone', () => {
    const arrow = arrowTo(0, 680, PHONE);
    expect(arrow.x).toBe(1048);
    expect(arrow.y).toBeGreaterThan(500 + 89);
  });
  it('lies beside the avatar, not on it, on a low screen', () => {
    const avatar = { x: 1320, y: 718 };
    const arrow = arrowTo(1330, 3000, PHONE, avatar);
    expect(Math.hypot(arrow.x - avatar.x, arrow.y - (avatar.y - 28))).toBeCloseTo(66);
    expect(arrow.y).toBeGreaterThan(avatar.y + 30);
    expect(arrow.angle).toBeCloseTo(Math.PI / 2, 1);
  });
  it('stays above the stick of a phone held upright, and below its line', () => {
    expect(arrowTo(1320, 3000, PHONE).y).toBe(500 + 360 - 110);
    expect(arrowTo(1195, 5000, { ...PHONE, width: 390, height: 844 }).y).toBe(500 + 844 - 270);
    expect(arrowTo(1195, -5000, { ...PHONE, width: 390, height: 844 }).y).toBe(500 + 160);
  });
});
