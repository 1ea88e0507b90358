// The console's painting: once a frame, the lines in sight during a flood, everything when it rests.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsole } from './labConsole.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 17;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => `${from + at}\n`).join('');

function attached() {
  const view = createConsole();
  const box = document.createElement('pre');
  view.attach(box);
  vi.advanceTimersByTime(1000);
  return { view, box };
}

it('paints at once, and once a frame, whatever is written meanwhile', () => {
  const { view, box } = attached();
  view.write('a');
  expect(box.textContent).toBe('a');
  view.write('b');
  view.write('c');
  expect(box.textContent).toBe('a');
  vi.advanceTimersByTime(FRAME_MS);
  expect(box.textContent).toBe('abc');
});

it('paints at once also after it was cleared in the same frame', () => {
  const { view, box } = attached();
  view.write('old');
  vi.advanceTimersByTime(1000);
  view.clear();
  view.write('new');
  expect(box.textContent).toBe('new');
});

it('paints only the last lines during a flood, and all it keeps when the flood is over', () => {
  const { view, box } = attached();
  for (let frame = 0; frame < 5; frame++) {
    view.write(numbers(frame * 400, 400));
    vi.advanceTimersByTime(FRAME_MS);
  }
  expect(box.textContent?.split('\n').length).toBeLessThan(100);
  expect(box.textContent).toMatch(/1999\n$/);
  vi.advanceTimersByTime(1000);
  expect(box.textContent).toBe(view.text());
  expect(box.textContent).toBe(numbers(1500, 500));
});

it('writes nothing after it was put away', () => {
  const { view, box } = attached();
  view.write('in time');
  view.write(', late');
  view.dispose();
  vi.advanceTimersByTime(1000);
  expect(box.textContent).toBe('in time');
});

it('says that earlier lines are left out, until the console is cleared', () => {
  const { view } = attached();
  const heard = vi.fn();
  view.isCut.subscribe(heard);
  view.write(numbers(0, 500));
  expect(view.isCut.getState()).toBe(false);
  view.write('one more\n');
  view.write('and another\n');
  expect(view.isCut.getState()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  view.clear();
  expect(view.isCut.getState()).toBe(false);
});
