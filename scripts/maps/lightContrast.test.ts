import { describe, expect, it } from 'vitest';
import { contrastRatio, figureContrast, keptContrast, type Shot } from './lightContrast.ts';

const SIZE = 96;
type Grey = (x: number, y: number) => number;

function shotOf(grey: Grey): Shot {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at += 1) data.fill(grey(at % SIZE, Math.floor(at / SIZE)), at * 3, at * 3 + 3);
  return { width: SIZE, height: SIZE, data };
}
const box = { left: 8, top: 8, width: 80, height: 80 };
const isFigure = (x: number, y: number) => Math.hypot(x - 48, y - 48) < 20;

describe('the contrast of a figure', () => {
  it('is that of its outline against the ground beside it', () => {
    const ground = () => 180;
    const figure: Grey = (x, y) => (isFigure(x, y) ? (Math.hypot(x - 48, y - 48) > 17 ? 20 : 190) : 180);
    const contrast = figureContrast(shotOf(figure), shotOf(ground), box) ?? 0;
    expect(contrast).toBeGreaterThan(8);
  });

  it('is low for a figure as grey as the ground, and unknown for none', () => {
    const figure: Grey = (x, y) => (isFigure(x, y) ? 150 : 180);
    expect(
      figureContrast(
        shotOf(figure),
        shotOf(() => 180),
        box,
      ),
    ).toBeLessThan(2);
    expect(
      figureContrast(
        shotOf(() => 180),
        shotOf(() => 180),
        box,
      ),
    ).toBeUndefined();
  });
});

describe('the contrast of the ground', () => {
  const day: Grey = (x) => (x % 12 < 6 ? 220 : 120);

  it('is kept by an even dusk, but not by a flat grey', () => {
    const kept = (grey: Grey) => keptContrast(shotOf(day), shotOf(grey), box) ?? 0;
    expect(kept(day)).toBe(1);
    expect(kept((x, y) => day(x, y) * 0.8)).toBeGreaterThan(0.9);
    expect(kept((x, y) => 100 + day(x, y) * 0.3)).toBeLessThan(0.75);
  });

  it('is unknown where daylight shows nothing', () => {
    expect(
      keptContrast(
        shotOf(() => 200),
        shotOf(() => 100),
        box,
      ),
    ).toBeUndefined();
  });
});

it('compares luminances as WCAG does', () => {
  expect(contrastRatio(1, 0)).toBe(21);
  expect(contrastRatio(0, 1)).toBe(21);
});
