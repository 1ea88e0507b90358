// Owns the small bird, seen from its side and looking east: it stands, pecks, or flies with four wing beats.
import { type Material, material } from '../../core/material.ts';
import { blend, capsule, cone, ellipsoid, group, place, type Shape, sphere } from '../../core/shapes.ts';

export interface BirdColors {
  readonly back: string;
  readonly breast: string;
  readonly wing: string;
}
export const ROBIN: BirdColors = { back: '#9a6a4a', breast: '#f5813c', wing: '#7b4f36' };
export const TIT: BirdColors = { back: '#4a8fe0', breast: '#fde06a', wing: '#2f6fc0' };

const BEAK = material('#f0a030', { gloss: 0.4 });
const EYE = material('#2a1a3e', { gloss: 0.9 });

function trunk({ back, breast }: BirdColors): Shape {
  const coat: Material = material(back, {
    soft: 0.4,
    paint: ([x, , z]) => (z < 1.2 + x * 0.25 && x > -4.4 ? { color: breast } : null),
  });
  const head = material(back, { soft: 0.4, paint: ([x, , z]) => (x > 0.4 && z < 0.6 ? { color: breast } : null) });
  return group(
    blend(1.6, ellipsoid(6, 4.6, 4.8, coat), place([5, 0.4, 4.8], sphere(4.1, head))),
    capsule([-5, 0, 0.6], [-11, 0, 2.2], 2, 1.2, material(back, { soft: 0.4 })),
    place([9.6, 0.6, 4.4], cone(1.3, 0.2, 1.7, 0.2, BEAK), [0, 90, 0]),
    place([6.8, 3.8, 6], sphere(1.15, EYE)),
    place([6.8, -3, 6], sphere(1.15, EYE)),
  );
}

const legs = (): Shape =>
  group([-1.4, 1.4].map((y) => capsule([0, y, 0.5], [0.6, y, 4], 0.7, 0.7, material('#c9803f'))));

const folded = ({ wing }: BirdColors): Shape =>
  place([-1.4, 4, 0.8], ellipsoid(5, 1.5, 3, material(wing, { soft: 0.4 })), [0, -14, 0]);

/** On the ground; `peck` 0–1 lowers the beak to it. */
export const standingBird = (colors: BirdColors, peck: number): Shape =>
  group(legs(), place([0, 0, 7.4], [trunk(colors), folded(colors)], [0, -8 + peck * 52, 0]));

/** In the air, its feet tucked in; `beat` 1 = wings up, −1 = down. */
export function flyingBird(colors: BirdColors, beat: number): Shape {
  const feather = material(colors.wing, { soft: 0.5 });
  const wing = (side: number): Shape =>
    place([0, side * 2.6, 2], place([-0.6, side * 6, 0], ellipsoid(4.4, 6.6, 1, feather)), [side * beat * 52, 0, 0]);
  return place([0, 0, 12], [trunk(colors), wing(1), wing(-1)], [0, 8, 0]);
}
