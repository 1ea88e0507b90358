// @vitest-environment jsdom
// Tests that a box can be reached by keyboard exactly while it scrolls, and that a verdict stays in sight, also after sizes changed.
import { afterEach, expect, it, vi } from 'vitest';
import { keepInView, watchScrollable } from './scrollFocus.ts';

afterEach(() => vi.unstubAllGlobals());

function stubObserver() {
  const stub = { resize: (): void => undefined, observed: [] as Element[], disconnect: vi.fn() };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        stub.resize = callback;
      }
      observe = (box: Element) => void stub.observed.push(box);
      disconnect = stub.disconnect;
    },
  );
  return stub;
}

it('follows the size of the box until the end', () => {
  const observer = stubObserver();
  const box = document.createElement('section');
  let height = 100;
  Object.defineProperty(box, 'clientHeight', { get: () => height });
  Object.defineProperty(box, 'scrollHeight', { get: () => 100 });
  const stop = watchScrollable(box);
  expect(box.hasAttribute('tabindex')).toBe(false);
  height = 60;
  observer.resize();
  expect(box.tabIndex).toBe(0);
  height = 100;
  observer.resize();
  expect(box.hasAttribute('tabindex')).toBe(false);
  stop();
  expect(observer.disconnect).toHaveBeenCalledOnce();
});

it('brings a verdict into view again when output before it grows', () => {
  const observer = stubObserver();
  const panel = document.createElement('section');
  const verdict = panel.appendChild(document.createElement('div')).appendChild(document.createElement('div'));
  verdict.scrollIntoView = vi.fn();
  const stop = keepInView(verdict);
  expect(observer.observed).toEqual([panel]);
  observer.resize();
  expect(verdict.scrollIntoView).toHaveBeenCalledTimes(2);
  stop();
  expect(observer.disconnect).toHaveBeenCalledOnce();
});

it.each(['wheel', 'keydown'])('leaves a verdict where it is after a %s', (move) => {
  const observer = stubObserver();
  const panel = document.body.appendChild(document.createElement('section'));
  const verdict = panel.appendChild(document.createElement('div'));
  verdict.scrollIntoView = vi.fn();
  keepInView(verdict);
  panel.dispatchEvent(new Event(move, { bubbles: true }));
  expect(observer.disconnect).toHaveBeenCalledOnce();
});
