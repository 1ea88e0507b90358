// Owns clothes of the upper body: torso, collar, apron and backpack, around a hip at the given height.
import { type Material, material, type Painter } from '../core/material.ts';
import { blend, box, cone, ellipsoid, group, place, type Shape, torus } from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Look } from './look.ts';

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
    default:
      return undefined;
  }
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
  const cloth = clothOf(look.topColor, printOf(look));
  return blend(
    2,
    place([0, 0, hip + 6.4], ellipsoid(8.3 * wide, 6.3 * wide, 7.6, cloth)),
    place([0, 0, hip + 1.2], ellipsoid(7.6 * wide, 5.8 * wide, 4.2, cloth)),
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

/** Colours of a sleeve: cloth down to the wrist, or a bare forearm. */
export function sleeves(look: Look): { upper: Material; long: boolean } {
  const long = look.top === 'hoodie' || look.top === 'jacket' || look.top === 'stripe' || look.top === 'dress';
  const shirt = look.top === 'vest' ? (look.tee ?? look.topColor) : look.topColor;
  return { upper: material(shirt), long };
}
