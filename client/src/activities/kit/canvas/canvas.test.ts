// The pure parts of a canvas: its clock, its input and its pixels.
import { describe, expect, it } from 'vitest';
import { CanvasInput, toLogicalPoint } from './CanvasInput.ts';
import { devicePixels } from './devicePixels.ts';
import { LoopClock } from './LoopClock.ts';

describe('the clock of a loop', () => {
  it('gives one update a frame, and nothing for the first one', () => {
    const clock = new LoopClock();
    expect([1000, 1016, 1050].map((now) => clock.tick(now).updates)).toEqual([[], [0.016], [0.034]]);
  });
  it('gives whole steps only where the step is fixed, and keeps the rest', () => {
    const clock = new LoopClock(20);
    clock.tick(0);
    expect(clock.tick(50)).toEqual({ updates: [0.02, 0.02], between: 0.5 });
    expect(clock.tick(60)).toEqual({ updates: [0.02], between: 0 });
  });
  it('makes the same number of steps however the frames fall', () => {
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
  it('does not count a pause, and takes a frozen tab for a short frame', () => {
    const clock = new LoopClock();
    clock.tick(0);
    clock.pause();
    expect(clock.tick(60_000).updates).toEqual([]);
    expect(clock.tick(120_000).updates).toEqual([0.1]);
  });
});

/** An input of 12×12 cells that writes down what it says. */
function heardInput() {
  const heard: string[] = [];
  const input = new CanvasInput({ width: 12, height: 12 }, 1, () => ({
    press: ({ x, y }) => heard.push(`press ${x} ${y}`),
    move: ({ x, y }, held) => heard.push(`${held ? 'draw' : 'move'} ${x} ${y}`),
    release: ({ x, y }) => heard.push(`release ${x} ${y}`),
  }));
  return { input, heard };
}

describe('the input of a canvas', () => {
  it('draws a line with Space held and arrow keys, as a pointer would', () => {
    const { input, heard } = heardInput();
    expect(input.keyDown('ArrowRight', false)).toBe(true);
    input.keyDown(' ', false);
    input.keyDown(' ', true);
    input.keyDown('ArrowDown', true);
    input.keyUp(' ');
    expect(heard).toEqual(['move 7.5 6.5', 'press 7.5 6.5', 'draw 7.5 7.5', 'release 7.5 7.5']);
    expect(input.isKeyboard).toBe(true);
  });
  it('keeps the keys inside, and leaves other keys to the page', () => {
    const { input } = heardInput();
    for (let at = 0; at < 20; at += 1) input.keyDown('ArrowLeft', true);
    expect(input.point).toEqual({ x: 0.5, y: 6.5 });
    expect(input.keyDown('Tab', false)).toBe(false);
  });
  it('releases once, and only what was pressed', () => {
    const { input, heard } = heardInput();
    input.release();
    input.press({ x: 1, y: 1 });
    input.release();
    input.release();
    expect(heard).toEqual(['press 1 1', 'release 1 1']);
  });
  it('finds the place on a canvas of any size on the screen', () => {
    const box = { left: 100, top: 50, width: 240, height: 120 };
    const size = { width: 24, height: 12 };
    expect(toLogicalPoint({ x: 220, y: 110 }, box, size)).toEqual({ x: 12, y: 6 });
    expect(toLogicalPoint({ x: 0, y: 999 }, box, size)).toEqual({ x: 0, y: 12 });
  });
});

describe('the pixels of a canvas', () => {
  it('are one and a half a CSS pixel at most, and one at least', () => {
    expect([1, 1.25, 3, 0.5].map((ratio) => devicePixels(200, ratio))).toEqual([200, 250, 300, 200]);
  });
});
