// @vitest-environment jsdom
// A canvas of cells: the same strokes by keys and by pointer, and its size in pixels.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CellCanvas } from './CellCanvas.tsx';
import { devicePixels } from './drawFrame.ts';
import type { Cell } from './useCellInput.ts';

const resized: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized.push(changed);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
  );
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A canvas of 24 × 12 cells, 240 × 120 pixels large at (100, 50), that records the calls of its handlers. */
function renderCanvas() {
  const calls: string[] = [];
  const draw = vi.fn();
  const note = (name: string) => (at?: Cell) => void calls.push([name, at?.column, at?.row].join(' ').trim());
  render(
    <CellCanvas
      {...{ label: 'A field', keysHint: '', textAlternative: '', columns: 24, rows: 12, draw }}
      press={note('press')}
      move={(at, held) => note(held ? 'draw' : 'move')(at)}
      release={note('release')}
    />,
  );
  const canvas = screen.getByRole('application');
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 240, 120));
  return { calls, draw, canvas };
}

describe('the input of a canvas', () => {
  it('draws a line with Space held and arrow keys, as a pointer would, and shows the cursor', () => {
    const { calls, draw, canvas } = renderCanvas();
    expect(draw.mock.lastCall?.[1]).toBeUndefined();
    expect(fireEvent.keyDown(canvas, { key: 'ArrowRight' })).toBe(false);
    fireEvent.keyDown(canvas, { key: ' ' });
    fireEvent.keyDown(canvas, { key: ' ', repeat: true });
    fireEvent.keyDown(canvas, { key: 'ArrowDown', repeat: true });
    fireEvent.keyUp(canvas, { key: ' ' });
    expect(calls).toEqual(['move 13 6', 'press 13 6', 'draw 13 7', 'release']);
    expect(draw.mock.lastCall?.[1]).toEqual({ column: 13, row: 7 });
  });
  it('keeps the cursor inside, and ignores other keys', () => {
    const { calls, canvas } = renderCanvas();
    for (let at = 0; at < 20; at += 1) fireEvent.keyDown(canvas, { key: 'ArrowLeft' });
    expect(calls.at(-1)).toBe('move 0 6');
    expect(fireEvent.keyDown(canvas, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: 'ArrowLeft', ctrlKey: true })).toBe(true);
    expect(calls).toHaveLength(20);
  });
  it('finds the cell at any size on the screen, and releases once per press', () => {
    const { calls, canvas } = renderCanvas();
    fireEvent.pointerUp(canvas);
    const point = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, isPrimary: true });
    fireEvent.pointerDown(canvas, point(225, 115));
    fireEvent.pointerMove(canvas, point(0, 999));
    fireEvent.pointerUp(canvas);
    fireEvent.blur(canvas);
    expect(calls).toEqual(['press 12 6', 'draw 0 11', 'release']);
  });
});

describe('the frames of a canvas', () => {
  it('are drawn again when its size or the theme changes', async () => {
    const { draw } = renderCanvas();
    const before = draw.mock.calls.length;
    for (const changed of resized) changed();
    expect(draw.mock.calls.length).toBeGreaterThan(before);
    draw.mockClear();
    document.documentElement.dataset.theme = 'light';
    await vi.waitFor(() => expect(draw).toHaveBeenCalled());
    delete document.documentElement.dataset.theme;
  });
  it('have between one and one and a half pixels per CSS pixel', () => {
    expect([1, 1.25, 3, 0.5].map((ratio) => devicePixels(200, ratio))).toEqual([200, 250, 300, 200]);
  });
});
