// @vitest-environment jsdom
// The kit in a page: a loop that stops while it is hidden or motion is reduced, a pad used with the keyboard, and the table of a plot.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoopCanvas } from './canvas/LoopCanvas.tsx';
import { DrawingPad } from './drawing-pad/DrawingPad.tsx';
import type { Grid } from './drawing-pad/grid.ts';
import { Plot } from './plot/Plot.tsx';

let frames: FrameRequestCallback[] = [];
let motionReduced = false;

beforeEach(() => {
  frames = [];
  motionReduced = false;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  const query = () => ({ matches: motionReduced, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('matchMedia', query);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const store = createStore();

/** A canvas that records the calls of its loop. */
function renderCanvas() {
  const calls = { update: vi.fn(), draw: vi.fn(), settle: vi.fn() };
  const page = ({ paused = false, covered = false }) => (
    <Provider store={store}>
      <Dialog title="Task">
        <LoopCanvas
          label="A field"
          keysHint=""
          textAlternative=""
          width={10}
          height={10}
          keyStep={1}
          paused={paused}
          {...calls}
        />
      </Dialog>
      {covered && <Dialog title="Pause">Paused</Dialog>}
    </Provider>
  );
  const { rerender } = render(page({}));
  let now = 0;
  /** One frame of the browser; without a requested frame nothing happens. */
  const frame = () => {
    now += 16;
    for (const each of frames.splice(0)) each(now);
  };
  return { ...calls, frame, show: (how: Parameters<typeof page>[0]) => rerender(page(how)) };
}

describe('a canvas with a loop', () => {
  it('updates and draws each frame', () => {
    const { update, draw, frame } = renderCanvas();
    for (let at = 0; at < 4; at += 1) frame();
    expect(update.mock.calls).toEqual([[0.016], [0.016], [0.016]]);
    expect(draw.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  for (const how of [{ paused: true }, { covered: true }]) {
    it(`stops while it is ${Object.keys(how)[0]}, and continues afterwards`, () => {
      const { update, frame, show } = renderCanvas();
      show(how);
      frame();
      frame();
      expect(update).not.toHaveBeenCalled();
      show({});
      frame();
      frame();
      expect(update).toHaveBeenCalledOnce();
    });
  }

  it('stops while the page is hidden', () => {
    const { update, frame } = renderCanvas();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    frame();
    frame();
    expect(update).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    frame();
    frame();
    expect(update).toHaveBeenCalledOnce();
  });

  it('shows a single, settled frame where motion is reduced', () => {
    motionReduced = true;
    const { update, draw, settle, frame } = renderCanvas();
    frame();
    frame();
    expect(update).not.toHaveBeenCalled();
    expect(settle).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledOnce();
  });
});

describe('a drawing pad', () => {
  it('reports what was drawn with the keyboard as numbers, and undoes it', () => {
    const grids: Grid[] = [];
    render(
      <Provider store={store}>
        <DrawingPad label="Draw" size={3} onChange={(grid) => grids.push(grid)} />
      </Provider>,
    );
    const pad = screen.getByRole('application', { name: 'Draw' });
    for (const key of ['ArrowUp', 'ArrowLeft']) fireEvent.keyDown(pad, { key });
    fireEvent.keyDown(pad, { key: ' ' });
    fireEvent.keyDown(pad, { key: 'ArrowRight' });
    fireEvent.keyUp(pad, { key: ' ' });
    expect(grids.at(-1)).toEqual([
      [1, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(grids.at(-1)?.flat().some(Boolean)).toBe(false);
  });
});

describe('a plot', () => {
  it('has its numbers in a table too', () => {
    const points = [
      { id: 'a', x: 0, y: 3, series: 'circle' },
      { id: 'b', x: 1, y: 1, series: 'cross' },
    ];
    render(<Plot kind="bars" caption="Votes" xLabel="Sign" yLabel="Votes of three" points={points} />);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((c) => c.textContent));
    expect(rows).toEqual([
      ['circle', '3'],
      ['cross', '1'],
    ]);
  });
});
