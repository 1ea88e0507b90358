// The path of the transition screen and positions along it.
import { TRANSITION_SPEED } from '@lanternwise/shared/constants/timings';

export interface Point {
  x: number;
  y: number;
}

/** Control points of the path in the 2305×1537 picture; the spline passes through them. */
const CONTROL_POINTS: readonly Point[] = [
  { x: -60, y: 1290 },
  { x: 330, y: 1250 },
  { x: 700, y: 1080 },
  { x: 1020, y: 1180 },
  { x: 1390, y: 1150 },
  { x: 1660, y: 960 },
  { x: 1850, y: 880 },
];
const SAMPLES_PER_SEGMENT = 24;

/** Point at `t` (0–1) of the Catmull-Rom segment between b and c. */
function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function sampleSpline(corners: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < corners.length - 1; at += 1) {
    const b = corners[at];
    const c = corners[at + 1];
    if (!b || !c) continue;
    const a = corners[at - 1] ?? b;
    const d = corners[at + 2] ?? c;
    for (let piece = 0; piece < SAMPLES_PER_SEGMENT; piece += 1)
      points.push(catmullRom(a, b, c, d, piece / SAMPLES_PER_SEGMENT));
  }
  return [...points, ...corners.slice(-1)];
}

export const PATH_POINTS: readonly Point[] = sampleSpline(CONTROL_POINTS);

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const PATH_LENGTH = PATH_POINTS.slice(1).reduce(
  (sum, point, index) => sum + distance(PATH_POINTS[index] ?? point, point),
  0,
);

/** Duration of the walk at the transition's speed. */
export const WALK_MS = (PATH_LENGTH / TRANSITION_SPEED) * 1000;

/** The point at `progress` (0–1) along the path, and the walking direction there. */
export function pointOnPath(progress: number): Point & { facing: 'up' | 'down' | 'left' | 'right' } {
  let left = Math.min(1, Math.max(0, progress)) * PATH_LENGTH;
  for (let index = 1; index < PATH_POINTS.length; index += 1) {
    const from = PATH_POINTS[index - 1];
    const to = PATH_POINTS[index];
    if (!from || !to) break;
    const length = distance(from, to);
    if (left <= length || index === PATH_POINTS.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
      const facing = steep ? (to.y < from.y ? 'up' : 'down') : to.x < from.x ? 'left' : 'right';
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, facing };
    }
    left -= length;
  }
  return { ...(PATH_POINTS.at(-1) ?? { x: 0, y: 0 }), facing: 'right' };
}
