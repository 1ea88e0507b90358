// Tests the wait for pictures: until all are there or have failed, and no longer than it says.
import { afterEach, expect, it, vi } from 'vitest';
import { loadPictures } from './loadPictures.ts';

const pictures: { src: string; onload?: () => void; onerror?: () => void }[] = [];
vi.stubGlobal(
  'Image',
  class {
    src = '';
    constructor() {
      pictures.push(this);
    }
  },
);
afterEach(() => {
  pictures.length = 0;
  vi.useRealTimers();
});

it('ends when each has come or failed', async () => {
  let isDone = false;
  const waiting = loadPictures(['/a.webp', undefined, '/b.webp']).then(() => {
    isDone = true;
  });
  expect(pictures.map(({ src }) => src)).toEqual(['/a.webp', '/b.webp']);
  pictures[0]?.onload?.();
  await Promise.resolve();
  expect(isDone).toBe(false);
  pictures[1]?.onerror?.();
  await waiting;
  expect(isDone).toBe(true);
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const waiting = loadPictures(['/never.webp']);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(waiting).resolves.toBeUndefined();
});
