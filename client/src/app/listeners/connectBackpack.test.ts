// Tests when a backpack is packed by itself: every few minutes in a realm without writing there, and on leaving it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBackpack, PACK_EVERY_MS } from './connectBackpack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('packs every few minutes, and once more with what is new elsewhere when the realm is left', () => {
  const packed: boolean[] = [];
  const stop = connectBackpack(async (mayMerge) => void packed.push(mayMerge));
  expect(packed).toEqual([]);
  vi.advanceTimersByTime(2 * PACK_EVERY_MS);
  expect(packed).toEqual([false, false]);
  stop();
  vi.advanceTimersByTime(PACK_EVERY_MS);
  expect(packed).toEqual([false, false, true]);
});
