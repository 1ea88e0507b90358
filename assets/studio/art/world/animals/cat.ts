// Owns the cat, seen from its side and looking east: it sits and flicks its tail, or walks.
import { curve, pipe } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { blend, capsule, cone, ellipsoid, group, place, type Shape, sphere } from '../../core/shapes.ts';

const fur: Material = material('#f0984a', {
  soft: 0.4,
  paint: ([x, , z]) => (Math.abs(Math.sin(x * 0.75 + z * 0.2)) < 0.26 && z > -1 ? { tone: -0.2 } : null),
});
const cream = material('#fff0d8', { soft: 0.5 });

/** Looks at whoever looks. */
function head(shut: boolean): Shape {
  const face = material('#f0984a', {
    soft: 0.5,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      const away = Math.abs(x);
      if (
        shut
          ? Math.abs(z - 0.4) < 0.5 && Math.abs(away - 2.5) < 1.4
          : (away - 2.5) ** 2 / 1.4 + (z - 0.5) ** 2 / 2.9 < 1
      )
        return { color: '#33243f', flat: 1 };
      if (away < 0.9 && Math.abs(z + 1.4) < 0.7) return { color: '#e8607f', flat: 1 };
      return z < -0.9 && away < 3.2 ? { color: '#fff0d8' } : null;
    },
  });
  const ear = (side: number) => place([side * 3.6, 0, 5], cone(2.2, 0.3, 2.6, 0.4, fur), [0, side * 14, 0]);
  return place([0, 0, 0], group(ellipsoid(6.2, 5.4, 5.4, face), ear(1), ear(-1)), [8, 0, -34]);
}

const tail = (from: readonly [number, number], flick: number): Shape =>
  pipe(
    curve(6, (t) => [from[0] - 5 * Math.sin(t * 2.4), 1 + flick * 3 * t, from[1] + t * 11 + flick * t * 2]),
    1.7,
    fur,
  );

/** `flick` −1…1 moves the tail. */
export function sittingCat(flick: number, shut: boolean): Shape {
  return group(
    blend(2, place([-1.6, 0, 6], ellipsoid(6.6, 5.4, 6, fur)), place([1.6, 0, 10], ellipsoid(4.8, 4.6, 6, fur))),
    place([3.6, 1.4, 8.6], ellipsoid(2.6, 3.4, 4.4, cream)),
    [-2, 2.2].map((y) => capsule([5, y, 7], [5.6, y, 1.6], 1.7, 1.9, fur)),
    place([-1.4, 4, 2.6], ellipsoid(4.4, 2.4, 2.6, fur)),
    tail([-6.4, 3], flick),
    place([3.6, 1.4, 18.4], head(shut)),
  );
}

/** `phase` 0–1 of four steps. */
export function walkingCat(phase: number): Shape {
  const swing = Math.sin(phase * Math.PI * 2) * 3.6;
  const leg = (x: number, y: number, ahead: number) =>
    capsule([x, y, 6.5], [x + ahead, y, 1.6 + Math.max(0, ahead) * 0.2], 1.8, 1.7, fur);
  const bob = Math.abs(swing) * 0.12;
  return group(
    place([0, 0, 8.6 + bob], blend(2, ellipsoid(9, 4.8, 4.8, fur), place([6, 0, 1.6], sphere(4, fur)))),
    [leg(5.6, 2.2, swing), leg(5.6, -2.2, -swing), leg(-5.8, 2.2, -swing), leg(-5.8, -2.2, swing)],
    tail([-8.4, 8], Math.sin(phase * Math.PI * 2) * 0.8),
    place([9.4, 1, 14.4 + bob], head(false)),
  );
}
