// Turns a drawing of strokes into 16×16 brightness values that do not depend on where and how large it was drawn.
// After Y. LeCun et al., "Gradient-based learning applied to document recognition", Proc. IEEE 86 (1998), III.A: size-normalised
// in a box of fixed size, aspect ratio kept, then centred. Ours is centred by its box, not by its mass: nothing is ever cut off.

export const DRAWING_SIZE = 16;
/** Longer side of the box that a drawing is scaled to, in cells: as 20 of 28 cells in the paper. */
const BOX = 11;
/** Half the width of the pen, in cells. */
const PEN = 0.8;

/** From 0 to 1; x grows to the right, y downwards. */
export interface StrokePoint {
  x: number;
  y: number;
}
export type Stroke = readonly StrokePoint[];

/** `features`: brightness row by row, 0 = paper to 1 = ink. One-colour: ink in all or nearly all of the area, nothing to recognise. */
export type RasterisedDrawing = { kind: 'drawing'; features: number[] } | { kind: 'empty' } | { kind: 'one-colour' };

interface Segment {
  from: StrokePoint;
  to: StrokePoint;
}

const isFinitePoint = ({ x, y }: StrokePoint): boolean => Number.isFinite(x) && Number.isFinite(y);
const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

/** Lines between successive points; a single point is a line of no length. */
function segmentsOf(strokes: readonly Stroke[]): Segment[] {
  return strokes.flatMap((stroke) => {
    const points = stroke.filter(isFinitePoint).map(({ x, y }) => ({ x: clampToUnit(x), y: clampToUnit(y) }));
    const [first] = points;
    if (first === undefined) return [];
    if (points.length === 1) return [{ from: first, to: first }];
    return points.slice(1).map((to, at) => ({ from: points[at] ?? first, to }));
  });
}

/** Distance of a point from a line segment, by projection onto the segment. */
function distanceToSegment(x: number, y: number, { from, to }: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const squared = across ** 2 + down ** 2;
  const along = squared === 0 ? 0 : clampToUnit(((x - from.x) * across + (y - from.y) * down) / squared);
  return Math.hypot(x - from.x - along * across, y - from.y - along * down);
}

/** Antialiased: the share of a cell under the pen, estimated from the distance of its centre to the nearest line. */
function paint(segments: readonly Segment[]): number[] {
  return Array.from({ length: DRAWING_SIZE ** 2 }, (_, cell) => {
    const [x, y] = [(cell % DRAWING_SIZE) + 0.5, Math.floor(cell / DRAWING_SIZE) + 0.5];
    let distance = Number.POSITIVE_INFINITY;
    for (const segment of segments) distance = Math.min(distance, distanceToSegment(x, y, segment));
    return clampToUnit(PEN + 0.5 - distance);
  });
}

const mapSegments = (segments: readonly Segment[], move: (point: StrokePoint) => StrokePoint): Segment[] =>
  segments.map(({ from, to }) => ({ from: move(from), to: move(to) }));

/** Scales the drawing's box to `BOX` cells and puts its middle into the middle. A dot stays a dot. */
function fitIntoBox(segments: readonly Segment[]): Segment[] {
  let [left, right, top, bottom] = [1, 0, 1, 0];
  for (const { x, y } of segments.flatMap(({ from, to }) => [from, to])) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const extent = Math.max(right - left, bottom - top);
  const scale = extent < 1e-6 ? 0 : BOX / extent;
  const middle = DRAWING_SIZE / 2;
  return mapSegments(segments, ({ x, y }) => ({
    x: middle + (x - (left + right) / 2) * scale,
    y: middle + (y - (top + bottom) / 2) * scale,
  }));
}

export function rasteriseStrokes(strokes: readonly Stroke[]): RasterisedDrawing {
  const segments = segmentsOf(strokes);
  if (segments.length === 0) return { kind: 'empty' };
  const asDrawn = paint(mapSegments(segments, ({ x, y }) => ({ x: x * DRAWING_SIZE, y: y * DRAWING_SIZE })));
  if (asDrawn.every((value) => value > 0.99)) return { kind: 'one-colour' };
  return { kind: 'drawing', features: paint(fitIntoBox(segments)) };
}
