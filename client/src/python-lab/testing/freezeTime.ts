// Lets time stand still for tests of the Lab and the Workshop.
import { afterEach, beforeEach, vi } from 'vitest';
import { localStorageArea } from '../../lib/storage/storageArea.ts';

/** Before each test of the file: an empty storage, and a clock that only the test lets go on. */
export function freezeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const key of localStorageArea.keys('')) localStorageArea.remove(key);
  });
  afterEach(() => void vi.useRealTimers());
}
