// Tests the feel of walking: instant start, short stop, the slide round corners, and one bump per contact.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { describe, expect, it } from 'vitest';
import { BumpDetector } from './BumpDetector.ts';
import { cornerSlide } from './cornerSlide.ts';
import { Gait, STOP_SECONDS } from './Gait.ts';
import { createTextWorld } from './testing/textWorld.ts';

const RIGHT = { x: 1, y: 0 };
const STAND = { x: 0, y: 0 };

describe('the gait', () => {
  it('has full speed in the first step', () => {
    const speed = { x: 0, y: 0 };
    new Gait().step(RIGHT, 1 / 60, true, speed);
    expect(speed).toEqual(RIGHT);
  });

  it.each([30, 60, 144])('stops within 0.06 s, on the same way at %i frames a second', (fps) => {
    const gait = new Gait();
    const speed = { x: 0, y: 0 };
    gait.step(RIGHT, 1 / fps, true, speed);
    let way = 0;
    let seconds = 0;
    do {
      gait.step(STAND, 1 / fps, true, speed);
      way += speed.x / fps;
      seconds += 1 / fps;
    } while (speed.x > 0);
    expect(way).toBeCloseTo(STOP_SECONDS / 2, 6);
    expect(seconds).toBeLessThanOrEqual(STOP_SECONDS + 2 / fps);
  });

  it('ends an automatic walk, and a walk that an overlay interrupts, on the spot', () => {
    const speed = { x: 0, y: 0 };
    const gait = new Gait();
    gait.step(RIGHT, 1 / 60, false, speed);
    gait.step(STAND, 1 / 60, true, speed);
    expect(speed).toEqual(STAND);
    gait.step(RIGHT, 1 / 60, true, speed);
    gait.halt();
    gait.step(STAND, 1 / 60, true, speed);
    expect(speed).toEqual(STAND);
  });
});

describe('a corner', () => {
  const radius = PLAYER_SIZE / 2;
  const { mover } = createTextWorld(`
    ..........
    ..........
    ..........
    .....#....
    .....#....
    ..........
    ..........`);
  const beside = (y: number) => ({ x: 5 * 32 - radius, y, radius });

  it('is passed on the near side', () => {
    expect(cornerSlide(mover, beside(3 * 32 - 4), 1, 0)).toBeLessThan(0);
    expect(cornerSlide(mover, beside(5 * 32 + 4), 1, 0)).toBeGreaterThan(0);
  });
  it('is not searched for in the middle of a wall, nor where the way is free', () => {
    expect(cornerSlide(mover, beside(4 * 32), 1, 0)).toBe(0);
    expect(cornerSlide(mover, beside(40), 1, 0)).toBe(0);
  });
  it('does not lead along the edge of the world', () => {
    expect(cornerSlide(mover, { x: radius, y: 60, radius }, -1, 0)).toBe(0);
  });
});

describe('a bump', () => {
  it('is reported once per contact, after a run', () => {
    const bumps = new BumpDetector();
    const stop = () => bumps.step(5, 0, 0.15);
    const run = () => Array.from({ length: 10 }, () => bumps.step(5, 5, 0.15));
    expect(stop()).toBe(false);
    expect(run()).not.toContain(true);
    expect([stop(), stop(), stop()]).toEqual([true, false, false]);
    run();
    expect(stop()).toBe(true);
  });
});
