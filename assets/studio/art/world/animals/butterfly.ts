// Owns the butterfly, seen from above its back: its wings spread, half folded or nearly shut.
import { material } from '../../core/material.ts';
import { capsule, ellipsoid, group, mirror, place, type Shape, sphere } from '../../core/shapes.ts';

const body = material('#4a2f5e');
const wing = (inner: string, rim: string, radius: number) =>
  material(inner, {
    soft: 0.9,
    paint: ([x, , z]) => {
      const out = Math.hypot(x, z) / radius;
      if (out > 0.72) return { color: rim };
      return Math.hypot(x - 0.6, z - 0.4) < 1.2 ? { color: '#fff6c9', flat: 0.8 } : null;
    },
  });

/** `open` 1 = wings spread, 0 = shut. It flies upright, 12 units above the ground. */
export function butterfly(open: number): Shape {
  const fore = place([4.6, 0, 2.8], ellipsoid(4.4, 0.8, 4.2, wing('#ff9ccb', '#a03f9a', 4.4)), [0, -18, 0]);
  const hind = place([3.6, 0, -3.2], ellipsoid(3.2, 0.8, 3.4, wing('#ffc36a', '#c8506a', 3.4)));
  return place(
    [0, 0, 14],
    [
      mirror(place([0.6, 0, 0], group(fore, hind), [0, 0, (1 - open) * 74])),
      capsule([0, 0.8, -4], [0, 0.8, 3.4], 0.9, 1.2, body),
      place([0, 0.8, 5], sphere(1.5, body)),
      mirror(capsule([0.6, 0.8, 6], [2.6, 0.8, 9], 0.45, 0.5, body)),
    ],
    [-18, -16, 0],
  );
}
