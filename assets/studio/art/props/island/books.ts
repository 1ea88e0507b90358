import { material } from '../../core/material.ts';
import { shiny, strata } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, group, place, type Shape } from '../../core/shapes.ts';

export const RAINBOW = ['#f2685f', '#f8963c', '#fdd04b', '#8fd05a', '#58b7f2', '#9a63e0'] as const;
export const INK = '#4f57d8';
export const gold = shiny('#f2b84b');
export const cliff = strata('#c99a86', { band: 12, top: PALETTE.grass, seed: 4 });
export const paleRock = strata('#e2d3c4', { band: 16, seed: 6, crack: 0.06 });
export const rainbow = (i: number): string => RAINBOW[((i % 6) + 6) % 6] ?? RAINBOW[0];

export const paper = material('#fff3d6', {
  paint: ([, , z]) => (Math.abs((z / 2.2) % 1) < 0.24 ? { tone: -0.12 } : null),
});

/** A closed book lying flat: half sizes, spine to the left, pages to the viewer. */
export function book(wide: number, deep: number, high: number, color: string): Shape {
  return group(
    box(wide, deep, high, 1.6, shiny(color, 0.4)),
    place([2, 2.4, 0], box(wide - 1.4, deep - 1, high - 2, 0.6, paper)),
    place([-wide * 0.5, deep - 0.4, 0], box(2.2, 1.4, high, 0.6, gold)),
  );
}
