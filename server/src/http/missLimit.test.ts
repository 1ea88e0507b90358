// Tests of the limit on look-ups of what does not exist.
import { expect, it } from 'vitest';
import { HttpError } from './errors.ts';
import { MissLimit } from './missLimit.ts';

const limitOf = (windowMs: number) => new MissLimit(windowMs, (wait) => `Please wait ${wait}.`);
const miss = async () => {
  throw new HttpError(404, 'unknown-invitation', 'no');
};
const hit = async () => 'Class 7B';
const statusOf = (promise: Promise<unknown>) => promise.then(() => 200).catch((error: HttpError) => error.status);

it('stops a scope that guesses, until the window ends, and no other one', async () => {
  const limit = limitOf(1000);
  for (const [key, now, status] of [
    ['a', 0, 404],
    ['a', 1, 404],
    ['a', 2, 429],
    ['b', 3, 404],
    ['a', 1000, 404],
  ] as const) {
    expect(await statusOf(limit.run([{ key, max: 2 }], miss, now)), `${key} at ${now}`).toBe(status);
  }
});

it('counts only what was not found', async () => {
  const limit = limitOf(1000);
  const scopes = [{ key: 'a', max: 1 }];
  for (let at = 0; at < 5; at += 1) expect(await limit.run(scopes, hit, at)).toBe('Class 7B');
  const over = () => Promise.reject(new HttpError(410, 'group-archived', 'over'));
  expect(await statusOf(limit.run(scopes, over, 5))).toBe(410);
  expect(await statusOf(limit.run(scopes, miss, 6))).toBe(404);
});

it('lets one account use up its own misses and not those of its network', async () => {
  const limit = limitOf(1000);
  const of = (account: string) => [
    { key: account, max: 3 },
    { key: 'network', max: 5 },
  ];
  for (let n = 0; n < 50; n += 1) await statusOf(limit.run(of('guesser'), miss, n));
  expect(await statusOf(limit.run(of('guesser'), hit, 60))).toBe(429);
  expect(await statusOf(limit.run(of('honest'), hit, 60))).toBe(200);
  expect(await statusOf(limit.run(of('second'), miss, 61))).toBe(404);
  expect(await statusOf(limit.run(of('second'), miss, 62))).toBe(404);
  expect(await statusOf(limit.run(of('honest'), hit, 63))).toBe(429);
});

it('counts guesses that arrive together', async () => {
  const limit = limitOf(1000);
  const statuses = await Promise.all(
    Array.from({ length: 9 }, () => statusOf(limit.run([{ key: 'a', max: 4 }], miss, 0))),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(4);
});

it('lets everything pass that belongs to no scope', async () => {
  const limit = limitOf(1000);
  for (let n = 0; n < 99; n += 1) expect(await statusOf(limit.run([], miss, n))).toBe(404);
});
