import { describe, expect, it } from 'vitest';
import {
  createLightPicture,
  falloff,
  fillLight,
  lanternDiscs,
  litShareAt,
  mixRgb,
  nightShare,
  paintDisc,
  poolDisc,
  quarterRadius,
  type Rgb,
  SPREAD_SECONDS,
  spreadShare,
  toRgb,
} from './light.ts';

const DUSK: Rgb = [160, 150, 210];
const WHITE: Rgb = [255, 255, 255];

function picture(...discs: Parameters<typeof paintDisc>[1][]) {
  const painted = createLightPicture(800, 400, 8);
  fillLight(painted, DUSK);
  for (const disc of discs) paintDisc(painted, disc);
  const at = (x: number, y: number): Rgb => {
    const index = (Math.floor(y / 8) * painted.columns + Math.floor(x / 8)) * 4;
    const [red = 0, green = 0, blue = 0] = painted.pixels.slice(index, index + 3);
    return [red, green, blue];
  };
  return { ...painted, at };
}

describe('colours of the light', () => {
  it('are read from their notation and mixed', () => {
    expect(toRgb('#a79fd4')).toEqual([167, 159, 212]);
    expect(mixRgb([0, 100, 200], [100, 100, 0], 0.25)).toEqual([25, 100, 150]);
  });
});

describe('the light map', () => {
  it('is dusk where no light falls, and the colour of day at a lit lantern', () => {
    const { at } = picture(...lanternDiscs({ x: 200, y: 200 }, 150, WHITE, 1));
    expect(at(200, 200)).toEqual(WHITE);
    expect(at(600, 200)).toEqual(DUSK);
  });

  it('is warm between the two, and never darker than dusk', () => {
    const { at } = picture(...lanternDiscs({ x: 200, y: 200 }, 150, WHITE, 1));
    const [red, green, blue] = at(316, 200);
    expect(red - DUSK[0]).toBeGreaterThan(green - DUSK[1]);
    expect(green - DUSK[1]).toBeGreaterThan(blue - DUSK[2]);
    expect(blue).toBeGreaterThanOrEqual(DUSK[2]);
  });

  it('does not depend on the order of lanterns and lamps', () => {
    const lantern = lanternDiscs({ x: 200, y: 200 }, 150, WHITE, 1);
    const lamp = poolDisc({ x: 260, y: 210 }, '#ffd28a', 80, 0.6);
    const [first, second] = [picture(...lantern, lamp), picture(lamp, ...lantern)];
    for (let index = 0; index < first.pixels.length; index += 1) {
      expect(Math.abs((first.pixels[index] ?? 0) - (second.pixels[index] ?? 0))).toBeLessThanOrEqual(8);
    }
  });

  it('shows the colour of neon on the ground at night, and hardly by day', () => {
    expect([nightShare(WHITE), nightShare(toRgb('#ffedce')), nightShare(toRgb('#cad8ff'))]).toEqual([0, 0, 1]);
    const greenBelowRed = (night: number) => {
      const [red, green] = picture(poolDisc({ x: 200, y: 200 }, '#ff9ade', 100, 0.9, night)).at(200, 200);
      return red - green;
    };
    expect(greenBelowRed(1)).toBeGreaterThan(greenBelowRed(0) * 1.5);
  });

  it('is opaque and paints discs that reach beyond the map', () => {
    const { at, pixels } = picture(poolDisc({ x: -10, y: 410 }, '#ffffff', 100, 1));
    expect(at(4, 396)[0]).toBeGreaterThan(200);
    expect(pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });
});

describe('a lit lantern', () => {
  it('spreads fast at first and ends exactly at its quarter', () => {
    expect(spreadShare(0, SPREAD_SECONDS)).toBe(0);
    expect(spreadShare(SPREAD_SECONDS / 2, SPREAD_SECONDS)).toBeGreaterThan(0.8);
    expect(spreadShare(SPREAD_SECONDS * 3, SPREAD_SECONDS)).toBe(1);
  });

  it('lights a smaller quarter where there are more lanterns', () => {
    const size = { width: 2305, height: 1537 };
    expect(quarterRadius(size, 8)).toBeLessThan(quarterRadius(size, 4));
    expect(Number.isFinite(quarterRadius(size, 0))).toBe(true);
  });

  it('lights what is near, and fades out to its radius', () => {
    const lanterns = [{ x: 100, y: 100, radius: 200 }];
    expect(litShareAt(lanterns, 100, 180)).toBe(1);
    expect(litShareAt(lanterns, 100, 250)).toBeCloseTo(falloff(150, 200, 0.5));
    expect(litShareAt(lanterns, 100, 320)).toBe(0);
    expect(litShareAt([], 100, 100)).toBe(0);
  });
});
