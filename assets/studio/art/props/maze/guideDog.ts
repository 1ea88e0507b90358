// Shapes the guide dog, seen from its side and looking east, in its yellow harness: it sits, or walks.
import { curve, pipe, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { PALETTE } from '../../core/palette.ts';
import { blend, box, capsule, ellipsoid, group, place, type Shape, sphere } from '../../core/shapes.ts';
import { type Prop, propsOf } from '../prop.ts';

const CAMERA = { elevation: 26 };
const fur = material('#e9c48c', { soft: 0.45 });
const ears = material('#b98347', { soft: 0.45 });
const harness = material(PALETTE.yellow, { gloss: 0.3 });

/** Its head, turned a little towards the viewer. */
function head(): Shape {
  const face = material('#e9c48c', {
    soft: 0.5,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      return (Math.abs(x) - 2.4) ** 2 / 1.3 + (z - 1) ** 2 / 2.4 < 1 ? { color: '#33243f', flat: 1 } : null;
    },
  });
  const nose = material('#33243f', { gloss: 0.6 });
  const ear = (side: number) => place([side * 5, -0.4, 0.6], ellipsoid(1.8, 2.4, 4.6, ears), [0, side * -14, 0]);
  return place(
    [0, 0, 0],
    group(
      ellipsoid(5.4, 5, 5.2, face),
      place([0, 4.4, -1.8], ellipsoid(2.8, 3, 2.4, material('#f7e2bd', { soft: 0.5 }))),
      place([0, 7, -1], sphere(1.4, nose)),
      ear(1),
      ear(-1),
    ),
    [6, 0, -40],
  );
}

const tail = (x: number, z: number, wag: number): Shape =>
  pipe(
    curve(5, (t) => [x - 6 * t, wag * 3 * t, z + 6 * t * t + 2 * t]),
    1.5,
    fur,
  );

/** The chest band, and the handle that stands up over the back. */
const band = (x: number, z: number): Shape =>
  group(
    place([x, 0, z], box(1.7, 5.5, 5.5, 3, harness)),
    [-2.4, 2.4].map((y) => capsule([x, y, z + 4], [x - 7, y, z + 11], 0.7, 0.7, harness)),
    capsule([x - 7, -2.4, z + 11], [x - 7, 2.4, z + 11], 0.9, 0.9, harness),
  );

function walkingDog(phase: number): Shape {
  const swing = Math.sin(phase * Math.PI * 2) * 3.8;
  const bob = Math.abs(swing) * 0.12;
  const leg = (x: number, y: number, ahead: number) =>
    capsule([x, y, 7], [x + ahead, y, 1.7 + Math.max(0, ahead) * 0.2], 2, 1.9, fur);
  return group(
    place([0, 0, 10 + bob], blend(2, ellipsoid(9.4, 5, 5, fur), place([6, 0, 2], sphere(4.6, fur)))),
    [leg(5.8, 2.2, swing), leg(5.8, -2.2, -swing), leg(-6, 2.2, -swing), leg(-6, -2.2, swing)],
    tail(-8.6, 11, Math.sin(phase * Math.PI * 2)),
    band(2.6, 10.6 + bob),
    place([10, 1, 17 + bob], head()),
  );
}

const sittingDog = (wag: number): Shape =>
  group(
    blend(2, place([-2, 0, 6.4], ellipsoid(6.8, 5.4, 6.2, fur)), place([1.8, 0, 11.4], ellipsoid(5, 4.8, 6.4, fur))),
    times(2, (i) => capsule([5, i * 4.2 - 2, 8], [5.8, i * 4.2 - 2, 1.7], 1.9, 2, fur)),
    place([-1.6, 4, 2.8], ellipsoid(4.6, 2.4, 2.7, fur)),
    tail(-7, 3, wag),
    band(1.2, 11.6),
    place([4, 1.4, 20.4], head()),
  );

const prop = propsOf(import.meta.url);
export const guideDog: readonly Prop[] = [
  prop('guide-dog-walk', walkingDog, { camera: CAMERA, animation: { frames: 4, ms: 130 } }),
  prop('guide-dog-sit', (phase) => sittingDog(Math.sin(phase * Math.PI * 2)), {
    camera: CAMERA,
    animation: { frames: 2, ms: 400 },
  }),
];
