// Tests of the limit on look-ups of what does not exist.
import { expect, it } from 'vitest';
import { HttpError } from './errors.ts';
import { MissLimit } from './missLimit.ts';

const miss = async () => {
  throw new HttpError(404, 'unknown-invitation', 'no');
};
const statusOf = (promise: Promise<unknown>) => promise.then(() => 200).catch((error: HttpError) => error.status);

it('stops a network that guesses, until the window ends, and no other one', async () => {
  const limit = new MissLimit(2, 1000);
  for (const [network, now, status] of [
    ['a', 0, 404],
    ['a', 1, 404],
    ['a', 2, 429],
    ['b', 3, 404],
    ['a', 1000, 404],
  ] as const) {
    expect(await statusOf(limit.run(network, miss, now)), `${network} at ${now}`).toBe(status);
  }
});

it('counts only what was not found', async () => {
  const limit = new MissLimit(1, 1000);
  for (let at = 0; at < 5; at += 1) expect(await limit.run('a', async () => 'Class 7B', at)).toBe('Class 7B');
  expect(await statusOf(limit.run('a', () => Promise.reject(new HttpError(410, 'group-archived', 'over')), 5))).toBe(
    410,
  );
  expect(await statusOf(limit.run('a', miss, 6))).toBe(404);
});
