// Shapes to paint terrain with. All lengths are tiles.
import type { Area } from './terrainLayer.ts';

export type TilePoint = readonly [x: number, y: number];

export const everywhere: Area = () => true;

export const rectangle =
  (left: number, top: number, width: number, height: number): Area =>
  (x, y) =>
    x >= left && x <= left + width && y >= top && y <= top + height;

/** An ellipse whose rim wobbles by `wobble` (share of the radius), so that ponds and lawns look grown. */
export const blob =
  (cx: number, cy: number, rx: number, ry = rx, wobble = 0.12, turn = 0): Area =>
  (x, y) => {
    const dx = (x - cx) / rx;
    const dy = (y - cy) / ry;
    const angle = Math.atan2(dy, dx) + turn;
    const rim = 1 + wobble * (0.6 * Math.sin(3 * angle) + 0.4 * Math.sin(5 * angle + 1.7));
    return Math.hypot(dx, dy) <= rim;
  };

/** A way along a line of points, `width` wide, rounded at its ends. */
export const strokeArea =
  (points: readonly TilePoint[], width: number): Area =>
  (x, y) =>
    points.some((from, index) => {
      const to = points[index + 1] ?? from;
      return distanceToSegment(x, y, from, to) <= width / 2;
    });

function distanceToSegment(x: number, y: number, from: TilePoint, to: TilePoint): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
}

export const union =
  (...areas: readonly Area[]): Area =>
  (x, y) =>
    areas.some((area) => area(x, y));

export const subtract =
  (area: Area, ...holes: readonly Area[]): Area =>
  (x, y) =>
    area(x, y) && !holes.some((hole) => hole(x, y));

/** A smooth curve through points (Catmull–Rom), to be given to `way`. */
export function curve(points: readonly TilePoint[], stepsBetween = 8): TilePoint[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const spline = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: stepsBetween + 1 }, (_unused, step): TilePoint => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / stepsBetween;
      return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)];
    }),
  );
}
