// @vitest-environment jsdom
// Tests how near the player wants to be: the wheel, a pinch of two fingers that is no click, and nothing while a window is open.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ZoomInput } from './ZoomInput.ts';

const events = { onZoom: vi.fn(), onPinch: vi.fn() };
const onClick = vi.fn();
let canvas: HTMLCanvasElement;
let input: ZoomInput;
let locked: boolean;

beforeEach(() => {
  vi.clearAllMocks();
  locked = false;
  document.body.innerHTML = '<canvas></canvas>';
  canvas = document.querySelector('canvas') as HTMLCanvasElement;
  input = new ZoomInput(canvas, () => locked, events);
  canvas.addEventListener('pointerdown', onClick);
});
afterEach(() => input.destroy());

function turn(deltaY: number, more: WheelEventInit = {}): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, cancelable: true, ...more });
  canvas.dispatchEvent(event);
  return event;
}
function touch(type: string, pointerId: number, clientX: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 0 });
  Object.assign(event, { pointerId, pointerType: 'touch' });
  canvas.dispatchEvent(event);
}

it('steps back with the wheel and comes nearer again, by lines as by pixels', () => {
  expect(turn(100).defaultPrevented).toBe(true);
  turn(-100);
  const [[back], [nearer]] = events.onZoom.mock.calls as [[number], [number]];
  expect([back < 1, nearer > 1]).toEqual([true, true]);
  expect(back * nearer).toBeCloseTo(1);
  turn(6.25, { deltaMode: 1 });
  expect(events.onZoom).toHaveBeenLastCalledWith(back);
});

it('zooms by as much as two fingers part, and takes the second one for no click', () => {
  touch('pointerdown', 1, 100);
  touch('pointerdown', 2, 200);
  expect([onClick.mock.calls.length, events.onPinch.mock.calls.length]).toEqual([1, 1]);
  touch('pointermove', 2, 150);
  expect(events.onZoom).toHaveBeenLastCalledWith(0.5);
  touch('pointerup', 2, 150);
  touch('pointermove', 1, 0);
  expect(events.onZoom).toHaveBeenCalledOnce();
});

it('does nothing while a window is open: its page scrolls', () => {
  locked = true;
  expect(turn(100).defaultPrevented).toBe(false);
  touch('pointerdown', 1, 100);
  touch('pointerdown', 2, 200);
  touch('pointermove', 2, 150);
  expect([events.onZoom.mock.calls.length, events.onPinch.mock.calls.length]).toEqual([0, 0]);
});
