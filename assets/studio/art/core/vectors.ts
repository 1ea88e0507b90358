// Owns points, boxes and 3×4 matrices of the toy world: x right, y towards the viewer (south), z up, one unit = one pixel.

export type Vec3 = readonly [number, number, number];
/** Row-major 3×4: the last column is the translation. */
export type Matrix = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** minX, maxX, minY, maxY, minZ, maxZ. */
export type Box3 = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
export const MIRROR_X: Matrix = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
export const NOWHERE: Box3 = [9e9, -9e9, 9e9, -9e9, 9e9, -9e9];

export function normalize(v: Vec3): Vec3 {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** The map that applies `b` first, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const row = (p: number, q: number, r: number, t: number): [number, number, number, number] => [
    p * b[0] + q * b[4] + r * b[8],
    p * b[1] + q * b[5] + r * b[9],
    p * b[2] + q * b[6] + r * b[10],
    p * b[3] + q * b[7] + r * b[11] + t,
  ];
  return [...row(a[0], a[1], a[2], a[3]), ...row(a[4], a[5], a[6], a[7]), ...row(a[8], a[9], a[10], a[11])];
}

/** Rotation about x, then y, then z (degrees). */
export function rotation([x, y, z]: Vec3): Matrix {
  const degree = Math.PI / 180;
  const [cx, sx] = [Math.cos(x * degree), Math.sin(x * degree)];
  const [cy, sy] = [Math.cos(y * degree), Math.sin(y * degree)];
  const [cz, sz] = [Math.cos(z * degree), Math.sin(z * degree)];
  const aboutZ: Matrix = [cz, -sz, 0, 0, sz, cz, 0, 0, 0, 0, 1, 0];
  const aboutY: Matrix = [cy, 0, sy, 0, 0, 1, 0, 0, -sy, 0, cy, 0];
  return multiply(multiply(aboutZ, aboutY), [1, 0, 0, 0, 0, cx, -sx, 0, 0, sx, cx, 0]);
}

export const translation = (p: Vec3): Matrix => [1, 0, 0, p[0], 0, 1, 0, p[1], 0, 0, 1, p[2]];
export const scaling = (s: number): Matrix => [s, 0, 0, 0, 0, s, 0, 0, 0, 0, s, 0];

/** Scale factor of a matrix made of rotations, mirrors and one uniform scale. */
export const scaleOf = (m: Matrix): number => Math.hypot(m[0], m[4], m[8]);

/** World to local: the inverse of a rigid motion with a uniform scale. */
export function invert(m: Matrix): Matrix {
  const scale = scaleOf(m);
  const square = scale * scale;
  const row = (a: number, b: number, c: number): [number, number, number, number] => [
    a,
    b,
    c,
    -(a * m[3] + b * m[7] + c * m[11]),
  ];
  return [
    ...row(m[0] / square, m[4] / square, m[8] / square),
    ...row(m[1] / square, m[5] / square, m[9] / square),
    ...row(m[2] / square, m[6] / square, m[10] / square),
  ];
}

export function transform(m: Matrix, [x, y, z]: Vec3): Vec3 {
  return [
    m[0] * x + m[1] * y + m[2] * z + m[3],
    m[4] * x + m[5] * y + m[6] * z + m[7],
    m[8] * x + m[9] * y + m[10] * z + m[11],
  ];
}

/** Smallest box around two boxes, the second grown by `pad` on every side. */
export function joinBoxes(a: Box3, b: Box3, pad = 0): Box3 {
  return [
    Math.min(a[0], b[0] - pad),
    Math.max(a[1], b[1] + pad),
    Math.min(a[2], b[2] - pad),
    Math.max(a[3], b[3] + pad),
    Math.min(a[4], b[4] - pad),
    Math.max(a[5], b[5] + pad),
  ];
}

/** Smallest world box around a local box. */
export function transformBox(m: Matrix, box: Box3): Box3 {
  let around = NOWHERE;
  for (const x of [box[0], box[1]]) {
    for (const y of [box[2], box[3]]) {
      for (const z of [box[4], box[5]]) {
        const p = transform(m, [x, y, z]);
        around = joinBoxes(around, [p[0], p[0], p[1], p[1], p[2], p[2]]);
      }
    }
  }
  return around;
}
