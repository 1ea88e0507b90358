// The winding way of the transition screen and where on it the avatar is after a time.
import { TRANSITION_SPEED } from '@lanternwise/shared/constants/timings';

export interface Point {
  x: number;
  y: number;
}

/** Corners of the way in the 2305×1537 picture; the curve runs smoothly through them. */
const CORNERS: readonly Point[] = [
  { x: -60, y: 1290 },
  { x: 330, y: 1250 },
  { x: 700, y: 1080 },
  { x: 1020, y: 1180 },
  { x: 1390, y: 1150 },
  { x: 1660, y: 960 },
  { x: 1850, y: 880 },
];
const PIECES = 24;

/** Catmull-Rom between b and c. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function smooth(corners: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < corners.length - 1; at += 1) {
    const b = corners[at];
    const c = corners[at + 1];
    if (!b || !c) continue;
    const a = corners[at - 1] ?? b;
    const d = corners[at + 2] ?? c;
    for (let piece = 0; piece < PIECES; piece += 1) points.push(between(a, b, c, d, piece / PIECES));
  }
  return [...points, ...corners.slice(-1)];
}

export const WAY: readonly Point[] = smooth(CORNERS);

const lengthOf = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const WAY_LENGTH = WAY.slice(1).reduce((sum, point, index) => sum + lengthOf(WAY[index] ?? point, point), 0);

/** Milliseconds the walk takes at the transition's speed. */
export const WALK_MS = (WAY_LENGTH / TRANSITION_SPEED) * 1000;

/** The point `share` (0–1) of the way along, and whether it leads up, down, left or right there. */
export function pointAt(share: number): Point & { facing: 'up' | 'down' | 'left' | 'right' } {
  let left = Math.min(1, Math.max(0, share)) * WAY_LENGTH;
  for (let index = 1; index < WAY.length; index += 1) {
    const from = WAY[index - 1];
    const to = WAY[index];
    if (!from || !to) break;
    const length = lengthOf(from, to);
    if (left <= length || index === WAY.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
      const facing = steep ? (to.y < from.y ? 'up' : 'down') : to.x < from.x ? 'left' : 'right';
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, facing };
    }
    left -= length;
  }
  return { ...(WAY.at(-1) ?? { x: 0, y: 0 }), facing: 'right' };
}
