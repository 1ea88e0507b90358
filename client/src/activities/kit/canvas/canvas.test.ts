// The pure parts of a canvas: clock, input and size in pixels.
import { describe, expect, it } from 'vitest';
import { CanvasInput, toLogicalPoint } from './CanvasInput.ts';
import { devicePixels } from './devicePixels.ts';
import { LoopClock } from './LoopClock.ts';

describe('the clock of a loop', () => {
  it('returns one update per frame, and none for the first one', () => {
    const clock = new LoopClock();
    expect([1000, 1016, 1050].map((now) => clock.tick(now).updates)).toEqual([[], [0.016], [0.034]]);
  });
  it('returns whole fixed steps only, and carries the remainder over', () => {
    const clock = new LoopClock(20);
    clock.tick(0);
    expect(clock.tick(50)).toEqual({ updates: [0.02, 0.02], alpha: 0.5 });
    expect(clock.tick(60)).toEqual({ updates: [0.02], alpha: 0 });
  });
  it('makes the same number of steps at any frame rate', () => {
    const steps = (frames: number[]) => {
      const clock = new LoopClock(10);
      let now = 0;
      clock.tick(now);
      return frames.reduce((sum, frame) => {
        now += frame;
        return sum + clock.tick(now).updates.length;
      }, 0);
    };
    expect(steps(new Array(60).fill(16))).toBe(96);
    expect(steps(new Array(20).fill(48))).toBe(96);
  });
  it('ignores a pause, and limits the length of a frame', () => {
    const clock = new LoopClock();
    clock.tick(0);
    clock.pause();
    expect(clock.tick(60_000).updates).toEqual([]);
    expect(clock.tick(120_000).updates).toEqual([0.1]);
  });
});

/** An input of 12×12 cells that records the calls of its handlers. */
function recordedInput() {
  const calls: string[] = [];
  const input = new CanvasInput({ width: 12, height: 12 }, 1, () => ({
    press: ({ x, y }) => calls.push(`press ${x} ${y}`),
    move: ({ x, y }, held) => calls.push(`${held ? 'draw' : 'move'} ${x} ${y}`),
    release: ({ x, y }) => calls.push(`release ${x} ${y}`),
  }));
  return { input, calls };
}

describe('the input of a canvas', () => {
  it('draws a line with Space held and arrow keys, as a pointer would', () => {
    const { input, calls } = recordedInput();
    expect(input.keyDown('ArrowRight', false)).toBe(true);
    input.keyDown(' ', false);
    input.keyDown(' ', true);
    input.keyDown('ArrowDown', true);
    input.keyUp(' ');
    expect(calls).toEqual(['move 7.5 6.5', 'press 7.5 6.5', 'draw 7.5 7.5', 'release 7.5 7.5']);
    expect(input.isKeyboard).toBe(true);
  });
  it('keeps the cursor inside, and ignores other keys', () => {
    const { input } = recordedInput();
    for (let at = 0; at < 20; at += 1) input.keyDown('ArrowLeft', true);
    expect(input.point).toEqual({ x: 0.5, y: 6.5 });
    expect(input.keyDown('Tab', false)).toBe(false);
  });
  it('releases once per press', () => {
    const { input, calls } = recordedInput();
    input.release();
    input.press({ x: 1, y: 1 });
    input.release();
    input.release();
    expect(calls).toEqual(['press 1 1', 'release 1 1']);
  });
  it('converts points for a canvas of any size on the screen', () => {
    const box = { left: 100, top: 50, width: 240, height: 120 };
    const size = { width: 24, height: 12 };
    expect(toLogicalPoint({ x: 220, y: 110 }, box, size)).toEqual({ x: 12, y: 6 });
    expect(toLogicalPoint({ x: 0, y: 999 }, box, size)).toEqual({ x: 0, y: 12 });
  });
});

describe('the pixels of a canvas', () => {
  it('are between one and one and a half per CSS pixel', () => {
    expect([1, 1.25, 3, 0.5].map((ratio) => devicePixels(200, ratio))).toEqual([200, 250, 300, 200]);
  });
});
