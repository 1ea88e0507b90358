// Owns clothes of the upper body: torso, collar, apron and backpack, around a hip at the given height.
import { type Material, material, type Painter } from '../core/material.ts';
import {
  blend,
  box,
  capsule,
  cone,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  torus,
} from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Look, Top } from './look.ts';

/** What each top has painted on: buttons, pockets, stripes, a badge. */
function printOf(look: Look): Painter | undefined {
  const tee = look.tee ?? look.topColor;
  const trim = { color: look.trim };
  switch (look.top) {
    case 'stripe':
      return ([, , z]) => (Math.trunc((z + 40) / 3.4) % 2 ? trim : null);
    case 'hoodie':
      return ([x, y, z]) => {
        if (y > 0 && Math.abs(x) < 0.55 && z > -1) return trim;
        return y > 2 && Math.abs(x) < 4.8 && z < -1.6 && z > -2.4 ? { tone: -0.25 } : null;
      };
    case 'jacket':
      return ([x, y, z]) => {
        const opening = 2.6 + z * 0.12;
        if (y > 0 && Math.abs(x) < opening) return { color: tee };
        return (y > 0 && Math.abs(x) < opening + 0.9) || z < -4.4 ? trim : null;
      };
    case 'vest':
      return ([x, y, z]) => {
        if (y > 0 && Math.abs(x) < 2.2) return { color: tee };
        return y > 1 && Math.abs(Math.abs(x) - 5) < 1.4 && Math.abs(z + 1) < 1.2 ? trim : null;
      };
    case 'tee':
      return ([x, y, z]) => (y > 0 && oval(x, z, 0, 0.6, 2.6, 2.4) < 1 ? { color: look.trim, flat: 0.4 } : null);
    case 'apron':
      return ([x, y, z]) => (y > 1.5 && Math.abs(x) < 5.2 && z < 2.5 ? { color: look.trim } : null);
    case 'overalls':
      return bib(look);
    case 'suit':
      return heroPrint(look);
    case 'shirt':
      return ([x, y, z]) => {
        if (y < 0) return null;
        if (Math.abs(x) < 1.5 + (z < -1 ? 0.7 : 0) && z < 5) return trim;
        return Math.abs(Math.abs(x) - 4.4) < 1.6 && Math.abs(z + 0.4) < 1.3 ? { tone: -0.12 } : null;
      };
    default:
      return undefined;
  }
}

/** Dungarees over a checked shirt. */
function bib(look: Look): Painter {
  const denim = { color: look.trousers };
  return ([x, y, z]) => {
    const away = Math.abs(x);
    if (z < -3.4) return denim;
    if (y > 0 && away < 4.8 && z < 2.6) return away < 2.4 && z < 0.4 && z > -2.2 ? { ...denim, tone: -0.16 } : denim;
    if (Math.abs(away - 4) < 1.1) return y > 0 && z < 3.9 ? { color: '#fdd04b' } : denim;
    return Math.floor((x + 40) / 2.2) % 2 === Math.floor((z + 40) / 2.2) % 2 ? { color: look.trim } : null;
  };
}

/** A hero's suit: bright belt, side panels and a star on the chest. */
function heroPrint(look: Look): Painter {
  const trim = { color: look.trim, flat: 0.3 };
  return ([x, y, z]) => {
    if (Math.abs(z + 4.6) < 1.3) return y > 0 && Math.abs(x) < 1.8 ? { color: '#fff6e0', flat: 0.5 } : trim;
    if (y < 0) return null;
    const angle = Math.atan2(x, z - 1.4);
    const star = 2.2 + 1.5 * Math.cos(angle * 5);
    return Math.hypot(x, z - 1.4) < star ? trim : null;
  };
}

const clothOf = (color: string, paint: Painter | undefined): Material => material(color, paint ? { paint } : {});

/** The trunk of the body; dresses reach down to the knees. */
export function torso(look: Look, hip: number): Shape {
  const wide = look.girth;
  if (look.top === 'dress') {
    const hem = material(look.topColor, { paint: ([, , z]) => (z < -4.6 ? { color: look.trim } : null) });
    return blend(
      2,
      place([0, 0, hip + 8], ellipsoid(7.6 * wide, 6 * wide, 6.2, material(look.topColor))),
      place([0, 0, hip + 0.6], cone(10.6 * wide, 5.6 * wide, 6.2, 1.2, hem)),
    );
  }
  const skirt = SKIRTS[look.top];
  if (skirt) return robe(look, hip, skirt);
  const cloth = clothOf(look.topColor, printOf(look));
  const hips = look.top === 'overalls' ? material(look.trousers) : cloth;
  return blend(
    2,
    place([0, 0, hip + 6.4], ellipsoid(8.3 * wide, 6.3 * wide, 7.6, cloth)),
    place([0, 0, hip + 1.2], ellipsoid(7.6 * wide, 5.8 * wide, 4.2, hips)),
    look.belly ? place([0, look.belly * 0.6, hip + 3.6], ellipsoid(8 * wide, 5 + look.belly, 6, cloth)) : null,
  );
}

/** How far (share of the hip's height) coats, tunics and gowns hang, and how wide their hem is (pixels). */
export const SKIRTS: Partial<Record<Top, { length: number; hem: number }>> = {
  coat: { length: 0.52, hem: 9.4 },
  tunic: { length: 0.5, hem: 9.6 },
  gown: { length: 0.84, hem: 10.4 },
};

/** Tops that hang from the shoulders over the legs. */
function robe(look: Look, hip: number, { length, hem }: { length: number; hem: number }): Shape {
  const wide = look.girth;
  const half = (hip * length + 4) / 2;
  const trim = { color: look.trim };
  const open = look.top === 'coat' ? 2.4 : look.top === 'tunic' ? 0.7 : 0;
  const inside = { color: look.top === 'coat' ? (look.tee ?? look.trim) : look.trim };
  const chest = material(look.topColor, { paint: ([x, y]) => (y > 0 && Math.abs(x) < open ? inside : null) });
  const shawl = look.top === 'gown' && look.tee ? { color: look.tee } : null;
  const drape = material(look.topColor, {
    paint: ([x, y, z]) => {
      if (y > 0 && Math.abs(x) < open) return inside;
      if (z < -half + 1.9) return trim;
      return shawl && x - z * 0.55 > 3.6 ? shawl : null;
    },
  });
  const wrapped = shawl ? material(look.topColor, { paint: ([x, , z]) => (x + z * 0.7 > 1.4 ? shawl : null) }) : chest;
  return blend(
    1.6,
    place([0, 0, hip + 7], ellipsoid(7.9 * wide, 6.1 * wide, 6.8, wrapped)),
    place([0, 0, hip + 4 - half], cone(hem * wide, 6.6 * wide, half, 1.2, drape)),
    look.belly ? place([0, look.belly * 0.6, hip + 3.6], ellipsoid(7.6 * wide, 5 + look.belly, 6, chest)) : null,
  );
}

export function collar(look: Look, hip: number): Shape | null {
  const cloth = material(look.topColor);
  const trim = material(look.trim);
  switch (look.top) {
    case 'hoodie':
      return place(
        [0, -1.2, hip + 12.6],
        [torus(5.8, 2.3, cloth), place([0, -4.5, -1.6], ellipsoid(5.5, 3, 4, cloth))],
        [-14, 0, 0],
      );
    case 'jacket':
      return place([0, -0.6, hip + 12.4], torus(5.2, 1.7, trim), [-10, 0, 0]);
    case 'vest':
      return place([0, 0.4, hip + 12], torus(4.9, 1.8, trim));
    case 'dress':
      return place([0, 0.3, hip + 12.2], torus(4.9, 1.4, trim));
    case 'apron':
      return place([0, 0.4, hip + 12.2], torus(5, 1.5, material(look.tee ?? look.trim)));
    case 'coat':
      return place([0, 0, hip + 12.2], torus(5.1, 1.7, cloth), [-8, 0, 0]);
    case 'suit':
    case 'tunic':
      return place([0, 0.2, hip + 12.2], torus(4.8, 1.5, trim));
    case 'overalls':
      return place([0, 0.2, hip + 12.2], torus(4.9, 1.6, cloth));
    case 'shirt':
      return group(
        place([0, 0.2, hip + 12.2], torus(4.8, 1.4, material('#fffaf0'))),
        mirror(place([2.3, 6.6, hip + 10.4], ellipsoid(2.1, 1.3, 1.6, trim), [0, 12, 0])),
        place([0, 7.2, hip + 10.4], sphere(1.2, trim)),
      );
    default:
      return null;
  }
}

export function backpack(color: string, look: Look, hip: number): Shape {
  const back = -7.4 * look.girth;
  return group(
    place([0, back, hip + 6.6], box(6.2, 3.4, 7, 2.6, material(color))),
    place([0, back - 2.8, hip + 4.6], box(4, 1.6, 3, 1.2, material('#fdd04b'))),
  );
}

/** A cape from the shoulders to the calves; `swing` −1…1 lets it blow aside. */
export function cape(color: string, look: Look, hip: number, swing: number): Shape {
  const cloth = material(color, { paint: ([x]) => (Math.abs(Math.sin(x * 0.55)) < 0.16 ? { tone: -0.12 } : null) });
  const wide = look.girth;
  return group(
    blend(
      3,
      place([0, -6.4, hip + 8], ellipsoid(8.6 * wide, 2.2, 6, cloth)),
      place(
        [swing * 1.6, -8.6, hip - 2.4],
        prism(
          [
            [-6 * wide, 12],
            [6 * wide, 12],
            [11.4 * wide + swing, -9],
            [4 * wide, -10.6],
            [-4 * wide, -9],
            [-11.4 * wide + swing, -10.6],
          ],
          0.8,
          0.8,
          cloth,
        ),
        [-12 - Math.abs(swing) * 8, 0, 0],
      ),
    ),
    mirror(place([6.4 * wide, 1.6, hip + 12], sphere(2, material(look.trim, { gloss: 0.8 })))),
  );
}

/** A neckerchief with a knot. */
export function scarf(color: string, hip: number): Shape {
  const cloth = material(color);
  return group(
    place([0, 0.4, hip + 12.4], torus(5.2, 2, cloth), [-8, 0, 0]),
    place([0, 6.6, hip + 10.8], sphere(1.8, cloth)),
    capsule([0, 6.6, hip + 10.4], [-2.6, 7.2, hip + 6.6], 1.5, 1.8, cloth),
  );
}

/** Colours of a sleeve: cloth down to the wrist, or a bare forearm. */
export function sleeves(look: Look): { upper: Material; long: boolean } {
  const long = look.top !== 'tee' && look.top !== 'vest' && look.top !== 'apron' && look.top !== 'overalls';
  const shirt = look.top === 'vest' ? (look.tee ?? look.topColor) : look.topColor;
  return { upper: material(shirt), long };
}
