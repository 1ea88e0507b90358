// Tests that a picture fetched by app/boot.js is taken once, and that a failed or stalled one does not hold the game up.
import { afterEach, expect, it } from 'vitest';
import { takeEarlyPicture } from './loadImageWithRetry.ts';

const { signal } = new AbortController();

afterEach(() => {
  globalThis.earlyPictures = undefined;
});

it('gives a picture once', async () => {
  const picture = { width: 64, height: 64 } as ImageBitmap;
  globalThis.earlyPictures = new Map([['/park.webp', Promise.resolve(picture)]]);
  expect(await takeEarlyPicture('/park.webp', signal)).toBe(picture);
  expect(await takeEarlyPicture('/park.webp', signal)).toBeUndefined();
});

it('gives nothing where none was fetched, or the request failed', async () => {
  expect(await takeEarlyPicture('/park.webp', signal)).toBeUndefined();
  globalThis.earlyPictures = new Map([['/park.webp', Promise.reject(new TypeError('Failed to fetch'))]]);
  expect(await takeEarlyPicture('/park.webp', signal)).toBeUndefined();
});

it('rejects when it takes too long, so that the picture is asked for once more', async () => {
  globalThis.earlyPictures = new Map([['/park.webp', new Promise<ImageBitmap>(() => undefined)]]);
  const timeout = new AbortController();
  const taken = takeEarlyPicture('/park.webp', timeout.signal);
  timeout.abort(new Error('too long'));
  await expect(taken).rejects.toThrow('too long');
  expect(await takeEarlyPicture('/park.webp', signal)).toBeUndefined();
});
