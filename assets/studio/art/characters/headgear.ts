// Owns what a head wears: glasses, headphones, hearing aids, goggles, beards, earrings, bands and bows (head-local, y forward).
import { material } from '../core/material.ts';
import {
  blend,
  box,
  capsule,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
  place,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';
import { hatOf } from './hats.ts';
import type { Look } from './look.ts';

/** Round glasses; `rims` = false leaves only the temples, for faces with painted rims. */
function glasses(color: string, rims: boolean): Shape {
  const frame = material(color, { gloss: 0.4 });
  const temples = mirror(capsule([9.1, 8.2, -0.4], [12.6, 0.6, 0.4], 0.7, 0.6, frame));
  if (!rims) return temples;
  const ring = mirror(place([4.9, 10.5, -1], torus(3.9, 0.62, frame), [90, 0, -20]));
  return group(ring, capsule([-1.4, 11.6, -0.6], [1.4, 11.6, -0.6], 0.6, 0.6, frame), temples);
}

function headphones(color: string): Shape {
  const plastic = material(color, { gloss: 0.6 });
  const bow = intersect(turn([90, 0, 0], torus(16.2, 1.6, plastic)), place([0, 0, 20], box(30, 10, 20, 0, plastic)));
  return group(mirror(place([12.8, 0, -1.2], cylinder(4.2, 2, 1.2, plastic), [0, 90, 0])), bow);
}

/** A behind-the-ear hearing aid on both ears: a case above the ear and a clear tube into it. */
function hearingAid(color: string): Shape {
  const shell = material(color, { gloss: 0.8 });
  const side = group(
    capsule([13.2, -2.6, 1.4], [13.4, -3.6, -2.2], 1.5, 1.3, shell),
    capsule([13.3, -2.2, 2], [13.8, 0.6, 0.6], 0.7, 0.6, shell),
    place([13.9, 0.8, -1.2], sphere(1.1, shell)),
  );
  return mirror(side);
}

function bow(color: string, side: number): Shape {
  const ribbon = material(color);
  const loop = ellipsoid(2.2, 1.5, 1.9, ribbon);
  return place(
    [side * 12.6, 2.6, -1.2],
    [place([-1.9, 0, 0], loop), place([1.9, 0, 0], loop), sphere(1.3, material('#ffffff'))],
  );
}

function beard(color: string): Shape {
  const hair = material(color, { gloss: 0.1 });
  return blend(
    1.6,
    place([0, 6.4, -8.6], ellipsoid(7.6, 5, 4.4, hair)),
    mirror(capsule([10.8, 2.4, -2], [8, 6, -8], 1.8, 3, hair)),
    mirror(place([2.2, 10.8, -4.9], ellipsoid(2.9, 1.3, 1.1, hair), [0, 18, 0])),
  );
}

/** Worn up on the forehead. */
function goggles(color: string): Shape {
  const frame = material(color, { gloss: 0.5 });
  const lens = material('#7fe3f2', { gloss: 1, soft: 0.6 });
  return place(
    [0, 0, 5.6],
    [
      mirror(place([4.4, 10.6, 1.6], turn([90, 0, 0], cylinder(4.2, 1.8, 1, frame)), [18, 0, -16])),
      mirror(place([4.5, 12.2, 2], ellipsoid(2.9, 1.1, 2.9, lens), [18, 0, -16])),
      intersect(place([0, -0.6, 0], torus(13, 1.2, material('#5b3f4a'))), place([0, 0, 0], box(20, 20, 3, 0, frame))),
    ],
  );
}

function moustache(color: string): Shape {
  const hair = material(color, { gloss: 0.1 });
  return mirror(
    blend(
      1,
      capsule([1, 11.6, -4.9], [4.6, 10.6, -5], 1.5, 1.2, hair),
      capsule([4.6, 10.6, -5], [7.4, 9, -3.4], 1.2, 0.5, hair),
    ),
  );
}

/** Everything a head wears. `rims` = real glasses rings (for portraits). */
export function headgear(look: Look, rims: boolean): Shape[] {
  const worn: Shape[] = [];
  if (look.glasses) worn.push(glasses(look.glasses, rims));
  if (look.headphones) worn.push(headphones(look.headphones));
  if (look.hearingAid) worn.push(hearingAid(look.hearingAid));
  if (look.hat) worn.push(hatOf(look.hat));
  if (look.goggles) worn.push(goggles(look.goggles));
  if (look.moustache) worn.push(moustache(look.moustache));
  if (look.earrings)
    worn.push(mirror(place([12.6, 0.6, -6], torus(1.7, 0.7, material(look.earrings, { gloss: 0.9 })), [0, 90, 0])));
  if (look.hairBand)
    worn.push(
      look.hair === 'bun'
        ? place([0, -3.6, 11.6], torus(4.6, 1.4, material(look.hairBand)), [12, 0, 0])
        : place([0, -11.2, 7.4], torus(3.2, 1.5, material(look.hairBand)), [60, 0, 0]),
    );
  if (look.bow) worn.push(bow(look.bow, -1), bow(look.bow, 1));
  if (look.beard) worn.push(beard(look.beard));
  return worn;
}
