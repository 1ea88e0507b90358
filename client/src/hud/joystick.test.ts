// Tests of the joystick's vector: zero in the dead zone, full length at the rim and beyond.
import { describe, expect, it } from 'vitest';
import { joystickVector } from './joystick.ts';

const BOX = { left: 100, top: 100, width: 100, height: 100 };

describe('joystick', () => {
  it('is zero in the middle and near it', () => {
    expect(joystickVector(BOX, { clientX: 150, clientY: 150 })).toEqual({ x: 0, y: 0 });
    expect(joystickVector(BOX, { clientX: 155, clientY: 152 })).toEqual({ x: 0, y: 0 });
  });

  it('is never longer than 1', () => {
    expect(joystickVector(BOX, { clientX: 400, clientY: 150 })).toEqual({ x: 1, y: 0 });
    const corner = joystickVector(BOX, { clientX: 900, clientY: 900 });
    expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(1);
  });

  it('points to the touched position', () => {
    expect(joystickVector(BOX, { clientX: 150, clientY: 125 })).toEqual({ x: 0, y: -0.5 });
  });
});
