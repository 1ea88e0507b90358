// Tests how near the camera stands on the screens that are asked for, and how far one can step back.
import { describe, expect, it } from 'vitest';
import { leastZoom, usualZoom, WIDEST } from './usualZoom.ts';

/** Share of the screen's height that an avatar of 55 units takes. */
const share = (width: number, height: number) => (usualZoom({ width, height }) * 55) / height;

describe('the usual zoom', () => {
  it.each([
    [1366, 641],
    [1366, 768],
    [1920, 1080],
    [1024, 768],
    [2560, 1440],
  ])('draws the avatar at a tenth of %i×%i', (width, height) => {
    expect(share(width, height)).toBeCloseTo(0.1);
  });
  it('is nearer on a phone held sideways, and leaves enough beside the avatar on an upright one', () => {
    expect(share(844, 390)).toBeCloseTo(0.18);
    expect(390 / usualZoom({ width: 390, height: 844 })).toBeCloseTo(360);
  });
  it('and the widest never show more than a map of the usual size', () => {
    const map = { width: 2304, height: 1536 };
    for (const screen of [
      { width: 1366, height: 641 },
      { width: 3440, height: 1440 },
      { width: 390, height: 844 },
    ]) {
      expect(usualZoom(screen)).toBeGreaterThan(leastZoom(screen, map));
      expect(usualZoom(screen) * WIDEST).toBeLessThan(usualZoom(screen));
    }
    expect(leastZoom({ width: 1366, height: 641 }, map)).toBeCloseTo(1366 / 2304);
  });
});
