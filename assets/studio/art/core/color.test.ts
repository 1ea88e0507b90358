// Checks the ramps: from dark to light, shadows towards violet, every colour inside sRGB.
import { describe, expect, it } from 'vitest';
import { hexToRgb, lchToRgb, ramp, rampAt, rgbToHex, rgbToLch } from './color.ts';
import { PALETTE } from './palette.ts';

const VIOLET = 5.0;
const hueGap = (hue: number): number => Math.abs(Math.atan2(Math.sin(hue - VIOLET), Math.cos(hue - VIOLET)));

describe('ramp', () => {
  it.each(Object.entries(PALETTE))('%s goes from dark to light', (_name, hex) => {
    const lightness = ramp(hex).map((step) => rgbToLch(step)[0]);
    expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  });

  it.each(Object.entries(PALETTE))('%s has the base colour in the middle', (_name, hex) => {
    expect(rgbToHex(rampAt(ramp(hex), 0.5))).toBe(hex);
  });

  it('turns shadows towards violet', () => {
    for (const hex of [PALETTE.grass, PALETTE.red, PALETTE.yellow, PALETTE.sky]) {
      const [deep, , base] = ramp(hex);
      expect(hueGap(rgbToLch(deep)[2])).toBeLessThan(hueGap(rgbToLch(base)[2]));
    }
  });

  it('pulls impossible colours into sRGB', () => {
    for (const value of lchToRgb([0.7, 0.9, 2.5])) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(255);
    }
  });
});

it('converts to OKLCH and back', () => {
  const back = lchToRgb(rgbToLch(hexToRgb('#57b24c')));
  expect(rgbToHex(back)).toBe('#57b24c');
});
