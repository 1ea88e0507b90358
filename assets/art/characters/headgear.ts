// Owns what a head wears: glasses, headphones, hearing aids, caps, hats, scarves, bands and bows (head-local, y forward).
import { material } from '../core/material.ts';
import { stripes } from '../core/materials.ts';
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
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Look } from './look.ts';

const CREAM = '#fff3dc';

/** Round glasses; `rims` = false leaves only the temples, for faces with painted rims. */
function glasses(color: string, rims: boolean): Shape {
  const frame = material(color, { gloss: 0.4 });
  const temples = mirror(capsule([8.9, 8.3, -0.5], [12.2, 1, 0], 0.55, 0.55, frame));
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

function cap(color: string): Shape {
  const crown = material(color, {
    paint: ([x, y, z]) => (y > 5 && oval(x, z, 0, 4.4, 2.4, 2.4) < 1 ? { color: CREAM } : null),
  });
  return group(
    place(
      [0, -1.2, 5.6],
      intersect(ellipsoid(13.6, 12.6, 10.2, crown), place([0, 0, 8], box(30, 30, 8.4, 0, crown))),
      [-8, 0, 0],
    ),
    place([0, 11.6, 7.4], ellipsoid(8.4, 6.2, 1.4, material(color)), [16, 0, 0]),
    place([0, -2.2, 15.6], sphere(1.5, material(CREAM))),
  );
}

function chefHat(color: string): Shape {
  const cloth = material(color, { soft: 0.3 });
  const puffs = [-6, 0, 6].flatMap((x) =>
    [-5, 4].map((y) => place([x, y - 1, 18 + (x === 0 ? 1.6 : 0)], sphere(6.2, cloth))),
  );
  return group(place([0, -1, 10.6], cylinder(11, 4.2, 1.4, stripes('#ffffff', '#ece4f5', 3))), blend(2, puffs));
}

function strawHat(color: string): Shape {
  const straw = material(color, {
    paint: ([, , z]) => (Math.abs(((z + 40) % 2.4) - 1.2) < 0.35 ? { tone: -0.12 } : null),
  });
  const dome = intersect(ellipsoid(11.8, 11, 9.6, straw), place([0, 0, 8], box(30, 30, 8.4, 0, straw)));
  return place(
    [0, -1.6, 6.4],
    [cylinder(18, 1.1, 1, straw), place([0, 0, 1], dome), place([0, 0, 2.6], torus(11, 1.5, material('#ee5a52')))],
    [-12, 0, 0],
  );
}

/** A headscarf that frames the face and falls on the shoulders. */
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
  const opening = place([0, 13.4, -0.8], ellipsoid(9.9, 12, 10.4, cloth));
  return subtract(shell, opening);
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

/** Everything a head wears. `rims` = real glasses rings (for portraits). */
export function headgear(look: Look, rims: boolean): Shape[] {
  const worn: Shape[] = [];
  if (look.glasses) worn.push(glasses(look.glasses, rims));
  if (look.headphones) worn.push(headphones(look.headphones));
  if (look.hearingAid) worn.push(hearingAid(look.hearingAid));
  if (look.cap) worn.push(cap(look.cap));
  if (look.chefHat) worn.push(chefHat(look.chefHat));
  if (look.strawHat) worn.push(strawHat(look.strawHat));
  if (look.headscarf) worn.push(headscarf(look.headscarf));
  if (look.hairBand) worn.push(place([0, -11.2, 7.4], torus(3.2, 1.5, material(look.hairBand)), [60, 0, 0]));
  if (look.bow) worn.push(bow(look.bow, -1), bow(look.bow, 1));
  if (look.beard) worn.push(beard(look.beard));
  return worn;
}
