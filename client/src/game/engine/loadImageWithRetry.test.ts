// Tests image loading: retries with growing delays, and returns undefined instead of throwing.
import { IMAGE_RETRIES } from '@lanternwise/shared/constants/timings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadBitmap, loadImageWithRetry } from './loadImageWithRetry.ts';

function flaky(failures: number) {
  const image = {} as HTMLImageElement;
  let tries = 0;
  const delays: number[] = [];
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error('network');
    return image;
  };
  return { image, delays, load, tries: () => tries, wait: async (ms: number) => delays.push(ms) };
}

afterEach(() => vi.unstubAllGlobals());

describe('an image', () => {
  it('is loaded on the third try, after growing delays', async () => {
    const net = flaky(2);
    expect(await loadImageWithRetry('/a.webp', net.load, net.wait)).toBe(net.image);
    expect(net.delays).toEqual([400, 800]);
  });

  it('is undefined after the last try', async () => {
    const net = flaky(99);
    expect(await loadImageWithRetry('/a.webp', net.load, net.wait)).toBeUndefined();
    expect(net.tries()).toBe(IMAGE_RETRIES + 1);
  });
});

describe('a bitmap', () => {
  it('comes from a fetched file, as Phaser uploads textures, and fails with the request', async () => {
    const bitmap = {} as ImageBitmap;
    const create = vi.fn(async () => bitmap);
    vi.stubGlobal('createImageBitmap', create);
    vi.stubGlobal('fetch', async (url: string) => new Response('', { status: url === '/a.webp' ? 200 : 404 }));
    const { signal } = new AbortController();
    expect(await loadBitmap(true)('/a.webp', signal)).toBe(bitmap);
    expect(create).toHaveBeenCalledWith(expect.any(Blob), {
      imageOrientation: 'flipY',
      premultiplyAlpha: 'premultiply',
    });
    await expect(loadBitmap(true)('/b.webp', signal)).rejects.toThrow('/b.webp could not be loaded');
  });
});
