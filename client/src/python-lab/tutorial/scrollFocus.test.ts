// @vitest-environment jsdom
// Tests that a box can be reached by keyboard exactly while it scrolls, also after its size changed.
import { afterEach, expect, it, vi } from 'vitest';
import { watchScrollable } from './scrollFocus.ts';

afterEach(() => vi.unstubAllGlobals());

it('follows the size of the box until the end', () => {
  let resize: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const box = document.createElement('section');
  let height = 100;
  Object.defineProperty(box, 'clientHeight', { get: () => height });
  Object.defineProperty(box, 'scrollHeight', { get: () => 100 });
  const stop = watchScrollable(box);
  expect(box.hasAttribute('tabindex')).toBe(false);
  height = 60;
  resize();
  expect(box.tabIndex).toBe(0);
  height = 100;
  resize();
  expect(box.hasAttribute('tabindex')).toBe(false);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
