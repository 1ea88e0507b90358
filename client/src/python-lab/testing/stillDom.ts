// Sets jsdom up for tests of the Lab and the Workshop: it lays nothing out, draws nothing and watches no sizes, and time stands still.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { localStorageArea } from '../../lib/storage/storageArea.ts';

// The editor asks where its text is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
HTMLCanvasElement.prototype.getContext = (() => null) as unknown as typeof HTMLCanvasElement.prototype.getContext;
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

/** Before each test of the file: an empty storage, and a clock that only the test lets go on. */
export function freezeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const key of localStorageArea.keys('')) localStorageArea.remove(key);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
