// Tests of the transition's path: inside the picture, 500 units per second, never backwards.
import { TRANSITION_HEIGHT, TRANSITION_SPEED, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import { describe, expect, it } from 'vitest';
import { PATH_LENGTH, pointOnPath, WALK_MS } from './transitionPath.ts';

describe('transition path', () => {
  it('moves at 500 units per second', () => {
    expect((PATH_LENGTH / WALK_MS) * 1000).toBeCloseTo(TRANSITION_SPEED);
    const half = 250 / WALK_MS;
    const a = pointOnPath(0.4);
    const b = pointOnPath(0.4 + half);
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(110);
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeLessThanOrEqual(126);
  });

  it('always leads right and stays inside the picture', () => {
    let x = Number.NEGATIVE_INFINITY;
    for (let share = 0; share <= 1; share += 0.02) {
      const point = pointOnPath(share);
      expect(point.x).toBeGreaterThan(x);
      expect(point.x).toBeLessThan(TRANSITION_WIDTH);
      expect(point.y).toBeLessThan(TRANSITION_HEIGHT);
      x = point.x;
    }
  });

  it('clamps progress to its ends', () => {
    expect(pointOnPath(2)).toMatchObject({ x: pointOnPath(1).x, y: pointOnPath(1).y });
    expect(pointOnPath(-1)).toMatchObject({ x: pointOnPath(0).x, y: pointOnPath(0).y });
  });
});
