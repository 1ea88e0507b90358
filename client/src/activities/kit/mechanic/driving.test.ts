// Tests where a machine is drawn: in the middle of its square, on the way to the next, and at once after a jump.
import { describe, expect, it } from 'vitest';
import { advance, driveTo, SQUARE, squareCentre } from './driving.ts';

const BOX = { x: 100, y: 200, width: 256, height: 160 };

describe('a field in its rectangle', () => {
  it('lies in the middle, also if it is larger than the rectangle', () => {
    expect(squareCentre(BOX, 3, 3, 1, 1)).toEqual({ x: 228, y: 280 });
    expect(squareCentre(BOX, 7, 11, 3, 5)).toEqual({ x: 228, y: 280 });
    expect(squareCentre(BOX, 1, 2, 0, 1).x - squareCentre(BOX, 1, 2, 0, 0).x).toBe(SQUARE);
  });
});

describe('a machine', () => {
  it('drives evenly to the next square and stops there', () => {
    const at = { x: 0, y: 0 };
    const driving = driveTo(at, { x: SQUARE, y: 0 }, 400);
    expect(advance(driving, 0.2, at)).toBe(true);
    expect(at.x).toBeCloseTo(SQUARE / 2);
    expect(advance(driving, 0.3, at)).toBe(false);
    expect(at.x).toBe(SQUARE);
  });
  it('is there at once after a jump, or when no time is given', () => {
    const at = { x: 0, y: 0 };
    expect(advance(driveTo(at, { x: 5 * SQUARE, y: 0 }, 400), 0, at)).toBe(false);
    expect(at.x).toBe(5 * SQUARE);
    expect(advance(driveTo(at, { x: 4 * SQUARE, y: 0 }, 0), 0, at)).toBe(false);
    expect(at.x).toBe(4 * SQUARE);
  });
});
