// Tests of quotas: their window, and what a clock that was ahead leaves behind.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../db/openStore.ts';
import { IN_MEMORY, openTestStore } from '../../testing/testStore.ts';
import { takeQuota } from './service.ts';

const HOUR_MS = 3_600_000;
const QUOTA = { key: 'a', max: 2, windowMs: HOUR_MS };

let store: Store;
beforeEach(async () => {
  store = await openTestStore(IN_MEMORY);
});
afterEach(() => store.close());

const take = (now: number) => store.write((tx) => takeQuota(tx, QUOTA, now));

it('counts to its limit and starts again when the window ends', async () => {
  const waits = [];
  for (const at of [0, 1000, 2000, HOUR_MS - 1, HOUR_MS]) waits.push(await take(at));
  expect(waits).toEqual([0, 0, HOUR_MS - 2000, 1, 0]);
});

it('is not used up for longer because the clock was ahead', async () => {
  const ahead = 100 * HOUR_MS;
  expect([await take(ahead), await take(ahead), await take(ahead)]).toEqual([0, 0, HOUR_MS]);
  expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, HOUR_MS]);
});
