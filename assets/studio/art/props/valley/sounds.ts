// Defines the materials of the valley family, the colours of its musical scale, and the quaver.
import { material } from '../../core/material.ts';
import { boards, shiny, strata } from '../../core/materials.ts';
import { box, ellipsoid, group, place, type Shape } from '../../core/shapes.ts';

export const BRASS = '#f2b84b';
export const CREAM = '#fff3dc';
export const PLUM = '#5a4278';
export const WOOD = '#b5784a';
export const ROCK = '#b99cc0';
export const ROCK_GRASS = '#8cc75c';

/** Do to ti, low to high. */
export const SCALE = ['#f2685f', '#f8963c', '#fdd04b', '#8fd05a', '#58b7f2', '#6f7af0', '#b07af0'] as const;
/** One tone's colour; `i` may be any whole number. */
export const tone = (i: number): string => SCALE[((i % 7) + 7) % 7] ?? SCALE[0];

export const brass = shiny(BRASS, 0.9);
export const plum = shiny(PLUM, 0.5);
export const steel = shiny('#c9d2e8', 0.9);
export const timber = boards(WOOD, 7);
export const darkTimber = boards('#8a5236', 7);
export const cord = material('#f7e7c0');
export const rock = strata(ROCK, { band: 13, top: ROCK_GRASS, seed: 6, crack: 0.07 });

/** A quaver that stands and faces the viewer, about 14 px high. */
export const quaver = (color: string): Shape =>
  group(
    place([-2.5, 1, -4], ellipsoid(3.6, 1.6, 2.8, shiny(color))),
    place([0.6, 1, 2], box(0.9, 1.2, 7, 0.5, shiny(color))),
    place([3.4, 1, 7], box(3.4, 1.2, 1.8, 0.8, shiny(color)), [0, 18, 0]),
  );
