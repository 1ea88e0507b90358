// @vitest-environment jsdom
// The kit in a page: a pad used with the keyboard, and the table of a plot.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { DrawingPad } from './drawing-pad/DrawingPad.tsx';
import type { Grid } from './drawing-pad/grid.ts';
import { Plot } from './plot/Plot.tsx';

beforeEach(() => {
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
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
