// Owns hats, caps and scarves around a head of radii 12.2 × 11 × 11.2 at the origin (y forward, z up).
import { material } from '../core/material.ts';
import { stripes } from '../core/materials.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../core/shapes.ts';
import { oval } from './face.ts';

export type HatStyle =
  | 'cap'
  | 'chef'
  | 'straw'
  | 'headscarf'
  | 'turban'
  | 'beret'
  | 'bandana'
  | 'beanie'
  | 'officer'
  | 'plumed';
export interface Hat {
  readonly style: HatStyle;
  readonly color: string;
  /** Band, badge, pompon or feather. */
  readonly trim?: string;
}

const CREAM = '#fff3dc';
const above = (shape: Shape, from: number): Shape =>
  intersect(shape, place([0, 0, from + 15], box(30, 30, 15, 0, material(CREAM))));

function cap(color: string, trim: string): Shape {
  const crown = material(color, {
    paint: ([x, y, z]) => (y > 5 && oval(x, z, 0, 4.4, 2.4, 2.4) < 1 ? { color: trim } : null),
  });
  return group(
    place([0, -1.2, 5.6], above(ellipsoid(13.6, 12.6, 10.2, crown), -0.4), [-8, 0, 0]),
    place([0, 11.6, 7.4], ellipsoid(8.4, 6.2, 1.4, material(color)), [16, 0, 0]),
    place([0, -2.2, 15.6], sphere(1.5, material(trim))),
  );
}

function chef(color: string, trim: string): Shape {
  const cloth = material(color, { soft: 0.3 });
  const puffs = [-6, 0, 6].flatMap((x) =>
    [-5, 4].map((y) => place([x, y - 1, 18 + (x === 0 ? 1.6 : 0)], sphere(6.2, cloth))),
  );
  return group(place([0, -1, 10.6], cylinder(11, 4.2, 1.4, stripes(color, trim, 3))), blend(2, puffs));
}

function straw(color: string, trim: string): Shape {
  const weave = material(color, {
    paint: ([, , z]) => (Math.abs(((z + 40) % 2.4) - 1.2) < 0.35 ? { tone: -0.12 } : null),
  });
  const dome = above(ellipsoid(11.8, 11, 9.6, weave), -0.4);
  return place(
    [0, -1.6, 6.4],
    [cylinder(18, 1.1, 1, weave), place([0, 0, 1], dome), place([0, 0, 2.6], torus(11, 1.5, material(trim)))],
    [-12, 0, 0],
  );
}

/** Frames the face and falls on the shoulders. */
function headscarf(color: string): Shape {
  const cloth = material(color, {
    soft: 0.3,
    paint: ([x, y, z]) => (Math.sin(x * 0.5 + z * 0.7 + y * 0.3) > 0.86 ? { tone: -0.1 } : null),
  });
  const shell = blend(
    2,
    place([0, -2, 1.4], ellipsoid(13.8, 12, 13, cloth)),
    place([0, -1.5, -9.6], ellipsoid(11, 8.6, 5.4, cloth)),
  );
  return subtract(shell, place([0, 13.4, -0.8], ellipsoid(9.9, 12, 10.4, cloth)));
}

/** Wound cloth: folds cross over the forehead. */
function turban(color: string, trim: string): Shape {
  const folds = material(color, {
    soft: 0.3,
    paint: ([x, , z]) => (Math.abs(Math.sin((z - Math.abs(x) * 0.62) * 0.95)) < 0.2 ? { tone: -0.16 } : null),
  });
  return group(
    blend(
      2,
      place([0, -1.6, 8.4], ellipsoid(14, 12.6, 8.6, folds), [-12, 0, 0]),
      place([0, -3, 12.6], ellipsoid(10.6, 9.6, 7, folds), [-12, 0, 0]),
    ),
    place(
      [0, 10, 5.4],
      prism(
        [
          [-3, 0],
          [0, 4],
          [3, 0],
        ],
        1.4,
        0.8,
        material(trim),
      ),
    ),
  );
}

function beret(color: string, trim: string): Shape {
  const felt = material(color, { soft: 0.2 });
  return group(
    place([3, -1.6, 10.6], ellipsoid(14.4, 13, 4.8, felt), [-10, 14, 0]),
    place([0, -1, 7.4], torus(11.2, 1.7, material(trim)), [-10, 8, 0]),
    capsule([2.4, -2, 14.4], [3, -2.4, 17.4], 0.9, 0.7, felt),
  );
}

/** A knotted head cloth with dots. */
function bandana(color: string, trim: string): Shape {
  const cloth = material(color, {
    paint: ([x, y, z]) => (Math.cos(x * 0.95) * Math.cos(z * 0.95 + y * 0.5) > 0.72 ? { color: trim } : null),
  });
  return group(
    place([0, -1.4, 4.2], above(ellipsoid(13.1, 12, 10, cloth), -0.2), [-10, 0, 0]),
    place([0, -12.6, 2.4], sphere(2.4, cloth)),
    mirror(capsule([0.6, -13, 2], [4, -16, -5], 2, 1, cloth)),
  );
}

function beanie(color: string, trim: string): Shape {
  const knit = material(color, {
    paint: ([x, y]) => (Math.sin(Math.atan2(x, y) * 22) > 0.55 ? { tone: -0.1 } : null),
  });
  return group(
    place([0, -1.4, 5.2], above(ellipsoid(13, 12, 10.4, knit), -0.4), [-8, 0, 0]),
    place([0, -1, 6], torus(11.6, 2.2, material(trim)), [-8, 0, 0]),
    place([0, -3, 16.6], sphere(3.4, material(trim))),
  );
}

/** A peaked cap of a uniform. */
function officer(color: string, trim: string): Shape {
  const gold = material(trim, { gloss: 0.8 });
  return place(
    [0, -0.6, 7.4],
    [
      cylinder(11.8, 2.6, 1, material(color)),
      place([0, 0.6, 4.6], cone(11.6, 14.4, 2.4, 1.6, material(color))),
      place([0, 0, 1.2], torus(11.8, 0.9, gold)),
      place([0, 10.6, -1.4], ellipsoid(8.6, 5.4, 1.3, material('#3a3052', { gloss: 0.7 })), [-14, 0, 0]),
      place([0, 12.6, 4], sphere(2, gold)),
    ],
    [-8, 0, 0],
  );
}

/** A broad brim turned up at one side, with a long feather. */
function plumed(color: string, trim: string): Shape {
  const felt = material(color);
  const feather = material(trim, { soft: 0.4 });
  return place(
    [0, -1.4, 7.6],
    [
      cylinder(16.4, 1.3, 1.1, felt),
      place([0, 0, 4.4], cone(10.6, 9, 4.6, 2.6, felt)),
      place([0, 0, 2], torus(10.6, 1.4, material('#fdd04b'))),
      blend(
        1.4,
        capsule([8, 4, 3], [14, -2, 13], 2, 3.4, feather),
        capsule([14, -2, 13], [9, -8, 21], 3.4, 1.2, feather),
      ),
    ],
    [-12, -6, 0],
  );
}

const HATS: Record<HatStyle, (color: string, trim: string) => Shape> = {
  cap,
  chef,
  straw,
  headscarf,
  turban,
  beret,
  bandana,
  beanie,
  officer,
  plumed,
};
const TRIMS: Partial<Record<HatStyle, string>> = { chef: '#ece4f5', straw: '#ee5a52' };

export const hatOf = ({ style, color, trim }: Hat): Shape => HATS[style](color, trim ?? TRIMS[style] ?? CREAM);

/** Hides the ears and all hair. */
export const coversHair = (hat: Hat | undefined): boolean => hat?.style === 'headscarf';
/** Where the rim of a hat sits on the middle axis (pixels), and how it tilts forward (degrees): hair above would push through. */
const RIMS: Partial<Record<HatStyle, readonly [height: number, tilt: number]>> = {
  turban: [3.6, -12],
  straw: [5.8, -12],
  plumed: [6.4, -12],
  officer: [5, -8],
  bandana: [4.2, -10],
  beanie: [5.4, -8],
  chef: [7, 0],
  beret: [6.8, -10],
};

/** What of the hair shows under a hat. */
export function hairUnder(hat: Hat | undefined, hair: Shape): Shape {
  const rim = hat ? RIMS[hat.style] : undefined;
  if (!rim) return hair;
  const [height, tilt] = rim;
  const below = place([0, 0, -40], box(40, 40, 40, 0, material(CREAM)));
  return intersect(hair, place([0, -1.6, height], below, [tilt, 0, 0]));
}
