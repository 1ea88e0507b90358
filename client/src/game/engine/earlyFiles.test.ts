// Tests that a file fetched by app/boot.js is taken once, and that a failed or stalled one does not hold the game up.
import { afterEach, expect, it } from 'vitest';
import { takeEarlyFile } from './earlyFiles.ts';

const { signal } = new AbortController();

afterEach(() => {
  globalThis.earlyFiles = undefined;
});

it('gives a file once', async () => {
  const file = new Blob(['park']);
  globalThis.earlyFiles = new Map([['/park.webp', Promise.resolve(file)]]);
  expect(await takeEarlyFile('/park.webp', signal)).toBe(file);
  expect(await takeEarlyFile('/park.webp', signal)).toBeUndefined();
});

it('gives nothing where none was fetched, or the request failed', async () => {
  expect(await takeEarlyFile('/park.webp', signal)).toBeUndefined();
  globalThis.earlyFiles = new Map([['/park.webp', Promise.reject(new TypeError('Failed to fetch'))]]);
  expect(await takeEarlyFile('/park.webp', signal)).toBeUndefined();
});

it('rejects when it takes too long, so that the file is asked for once more', async () => {
  globalThis.earlyFiles = new Map([['/park.webp', new Promise<Blob>(() => undefined)]]);
  const timeout = new AbortController();
  const taken = takeEarlyFile('/park.webp', timeout.signal);
  timeout.abort(new Error('too long'));
  await expect(taken).rejects.toThrow('too long');
  expect(await takeEarlyFile('/park.webp', signal)).toBeUndefined();
});
