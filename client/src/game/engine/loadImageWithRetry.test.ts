// Loading a picture: tries again with longer pauses, and gives up without an exception.
import { IMAGE_RETRIES } from '@lanternwise/shared/constants/timings';
import { describe, expect, it } from 'vitest';
import { loadImageWithRetry } from './loadImageWithRetry.ts';

function flaky(failures: number) {
  const picture = {} as HTMLImageElement;
  let tries = 0;
  const pauses: number[] = [];
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error('network');
    return picture;
  };
  return { picture, pauses, load, tries: () => tries, wait: async (ms: number) => pauses.push(ms) };
}

describe('a picture', () => {
  it('is loaded at the third try, after growing pauses', async () => {
    const net = flaky(2);
    expect(await loadImageWithRetry('/a.webp', net.load, net.wait)).toBe(net.picture);
    expect(net.pauses).toEqual([400, 800]);
  });

  it('is undefined after the last try', async () => {
    const net = flaky(99);
    expect(await loadImageWithRetry('/a.webp', net.load, net.wait)).toBeUndefined();
    expect(net.tries()).toBe(IMAGE_RETRIES + 1);
  });
});
