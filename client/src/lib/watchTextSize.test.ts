// @vitest-environment jsdom
// Tests that the page is marked while the text is large, and no longer.
import { afterEach, expect, it, vi } from 'vitest';
import { watchTextSize } from './watchTextSize.ts';

afterEach(() => vi.unstubAllGlobals());

it('marks the page while one rem is much larger than ours', () => {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
    },
  );
  watchTextSize();
  const root = document.documentElement;
  for (const [width, isLarge] of [
    [16, false],
    [20, false],
    [24, true],
    [32, true],
    [16, false],
  ] as const) {
    vi.spyOn(document.body.lastElementChild as HTMLElement, 'offsetWidth', 'get').mockReturnValue(width);
    resized();
    expect(root.hasAttribute('data-large-text'), `${width} px`).toBe(isLarge);
  }
});
