// Tests image loading: retries with growing delays, and returns undefined instead of throwing.
import { IMAGE_RETRIES } from '@lanternwise/shared/constants/timings';
import { describe, expect, it } from 'vitest';
import { loadImageWithRetry } from './loadImageWithRetry.ts';

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
