// Owns the roller coaster: a closed track with a station, a lift hill, a loop and camel backs.
import { curve, pipe, times } from '../core/arrange.ts';
import { type Material, material } from '../core/material.ts';
import { planks } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import { box, capsule, ellipsoid, group, place, type Shape, sphere } from '../core/shapes.ts';
import type { Vec3 } from '../core/vectors.ts';
import { type Prop, propsOf } from './prop.ts';

/** Track points (x, y, z in pixels) in the order of the ride; the loop turns in the middle. */
const LOOP = times(9, (i): Vec3 => {
  const angle = -Math.PI / 2 - (i / 8) * 2 * Math.PI;
  return [-22 + Math.cos(angle) * 36, -6 - i * 3.2, 62 + Math.sin(angle) * 42];
});
const TRACK: readonly Vec3[] = [
  [-70, 42, 20],
  [0, 42, 20],
  [80, 42, 22],
  [138, 32, 34],
  [156, 2, 66],
  [138, -26, 104],
  [100, -24, 128],
  [66, -12, 96],
  [40, -6, 44],
  [12, -4, 22],
  ...LOOP,
  [-70, -30, 24],
  [-112, -30, 52],
  [-140, -20, 66],
  [-160, 4, 50],
  [-150, 30, 30],
  [-112, 42, 21],
];

const wrap = (index: number): Vec3 => TRACK[((index % TRACK.length) + TRACK.length) % TRACK.length] ?? [0, 0, 0];

/** Point on the closed Catmull-Rom curve through the track; t in 0–1. */
function trackAt(t: number): Vec3 {
  const place = t * TRACK.length;
  const i = Math.floor(place);
  const f = place - i;
  const [a, b, c, d] = [wrap(i - 1), wrap(i), wrap(i + 1), wrap(i + 2)];
  const at = (k: 0 | 1 | 2) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f * f * f);
  return [at(0), at(1), at(2)];
}

/** Sideways unit vector: level, at right angles to the track seen from above, always on the same side of the ride. */
function sidewaysAt(t: number): Vec3 {
  const wide = 1.5 / TRACK.length;
  const [a, b] = [trackAt((t - wide + 1) % 1), trackAt((t + wide) % 1)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  // Inside the loop the heading flips; there the rails stay apart along y.
  const inLoop = t > 9.5 / TRACK.length && t < 18.5 / TRACK.length;
  const length = Math.hypot(dx, dy) || 1;
  return inLoop ? [0, 1, 0] : [-dy / length, dx / length, 0];
}

const beside = (t: number, offset: number): Vec3 => {
  const p = trackAt(t);
  const s = sidewaysAt(t);
  return [p[0] + s[0] * offset, p[1] + s[1] * offset, p[2]];
};

/** A pipe along the whole track in sections of four pieces, each skipped at once where it is far from the ray. */
function sections(points: readonly Vec3[], radius: number, surface: Material): Shape[] {
  return times(Math.ceil((points.length - 1) / 4), (i) => pipe(points.slice(i * 4, i * 4 + 5), radius, surface));
}

const SEATS = [
  [PALETTE.sky, PALETTE.skin2, PALETTE.choco],
  [PALETTE.yellow, PALETTE.skin4, PALETTE.black],
  [PALETTE.lime, PALETTE.skin1, '#f0612f'],
  [PALETTE.purple, PALETTE.skin3, '#3a2a52'],
] as const;

/** A car with a rider at `t` of the track. */
function car(t: number, [paint, skin, hair]: (typeof SEATS)[number]): Shape {
  const [x, y, z] = trackAt(t);
  const ahead = trackAt(t + 0.01);
  const heading = (Math.atan2(ahead[1] - y, ahead[0] - x) * 180) / Math.PI;
  const climb = (Math.atan2(ahead[2] - z, Math.hypot(ahead[0] - x, ahead[1] - y)) * 180) / Math.PI;
  const rider = group(
    sphere(5.6, material(skin, { soft: 0.5 })),
    place([0, -1, 2], ellipsoid(6, 5.6, 5, material(hair))),
  );
  return place(
    [x, y, z + 8],
    [box(9, 8, 6, 3.5, material(paint, { gloss: 0.7 })), place([0, 0, 12], rider)],
    [0, -climb, heading],
  );
}

/** Posts under the track, where nothing runs below. */
function posts(): Shape {
  const steel = material('#f4ecff', { gloss: 0.3 });
  const at = [3, 4, 4.6, 5.2, 5.8, 6.4, 7.2, 8, 19.6, 20.4, 21.2, 22, 22.8].map((i) => i / TRACK.length);
  return group(
    at.map((t) => {
      const [x, y, z] = trackAt(t);
      const s = sidewaysAt(t);
      const foot = (side: number): Vec3 => [x + s[0] * 13 * side, y + s[1] * 13 * side, 0];
      return [capsule(foot(-1), [x, y, z - 3], 2, 1.6, steel), capsule(foot(1), [x, y, z - 3], 2, 1.6, steel)];
    }),
  );
}

/** The roof and the platform where one gets in. */
function station(): Shape {
  const post = material(PALETTE.indigo, { gloss: 0.4 });
  return group(
    place([0, 42, 6], box(62, 20, 6, 2, planks(PALETTE.wood, 8))),
    [-50, 50].flatMap((x) => [26, 58].map((y) => capsule([x, y, 10], [x, y, 52], 2, 2, post))),
    place(
      [0, 40, 56],
      box(
        62,
        22,
        3,
        2,
        material(PALETTE.rose, {
          gloss: 0.3,
          paint: ([x]) => (Math.floor(x / 9 + 100) % 2 ? { color: PALETTE.cream } : null),
        }),
      ),
    ),
  );
}

export function coaster(): Shape {
  const rail = material(PALETTE.rose, { gloss: 0.6 });
  const steps = TRACK.length * 3;
  const rails = [-6.5, 6.5].map((offset) =>
    pipe(
      curve(steps, (t) => beside(t % 1, offset)),
      2,
      rail,
    ),
  );
  const spine = sections(
    curve(steps, (t) => {
      const [x, y, z] = trackAt(t % 1);
      return [x, y, z - 4];
    }),
    2.4,
    material(PALETTE.indigo, { gloss: 0.5 }),
  );
  const ties = times(TRACK.length * 2, (i) => {
    const t = i / (TRACK.length * 2);
    return capsule(beside(t, -6.5), beside(t, 6.5), 1.2, 1.2, material(PALETTE.gold));
  });
  const train = SEATS.map((seat, i) => car((6.15 + i * 0.5) / TRACK.length, seat));
  return group(
    rails,
    spine,
    times(9, (i) => group(ties.slice(i * 6, i * 6 + 6))),
    posts(),
    station(),
    group(train),
  );
}

const prop = propsOf(import.meta.url);

export const coasters: readonly Prop[] = [
  prop('coaster', coaster, {
    camera: { samples: 2, zoom: 1.1 },
    footprints: [
      { width: 140, height: 30, dy: 28 },
      { width: 300, height: 34, dy: -6 },
    ],
    fade: true,
  }),
];
