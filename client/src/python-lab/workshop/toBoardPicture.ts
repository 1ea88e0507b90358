// Reduces a program's drawing to a board picture: cropped to what was drawn, in whole numbers, cut at 4 KB.
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import type { IcingShape, Point } from './drawCommand.ts';
import { BOARD_SIZE, pointOnArc } from './drawShape.ts';
import type { DrawnShape } from './Picture.ts';

export const MAX_PICTURE_BYTES = 4096;
/** Degrees between the points of an arc. */
const ARC_STEP = 20;
const FLAME = '#ffb02e';
/** The longer side of a kept drawing, in its own units. */
const KEPT_SIZE = 160;

const lineOf = (color: string, size: number, ...points: Point[]): BoardStroke => ({
  kind: 'line',
  color,
  size,
  points: points.flatMap(({ x, y }) => [x, y]),
});

function arcPoints(arc: Extract<IcingShape, { kind: 'arc' }>): Point[] {
  const turn = Math.max(-360, Math.min(360, arc.turn));
  const count = Math.max(1, Math.ceil(Math.abs(turn) / ARC_STEP));
  return Array.from({ length: count + 1 }, (_, at) => pointOnArc(arc, arc.start + (turn * at) / count));
}

/** The strokes of a shape in the learner's coordinates. */
function strokesOf(icing: IcingShape): BoardStroke[] {
  switch (icing.kind) {
    case 'line':
      return [lineOf(icing.colour, icing.width, icing.from, icing.to)];
    case 'arc':
      return [lineOf(icing.colour, icing.width, ...arcPoints(icing))];
    case 'dot':
      return [lineOf(icing.colour, icing.size, icing.at)];
    case 'sprinkle':
      return [lineOf(icing.colour, 7, icing.at)];
    case 'candle': {
      const { at, height, colour } = icing;
      const tip = { x: at.x, y: at.y + height };
      return [
        lineOf(colour, height * 0.18, at, tip),
        lineOf(FLAME, height * 0.22, { x: at.x, y: tip.y + height * 0.2 }),
      ];
    }
    case 'fill':
      return [{ ...lineOf(icing.colour, 1, ...icing.corners), kind: 'fill' }];
    case 'stamp': {
      const turn = ((icing.heading - 90) * Math.PI) / 180;
      const corners = icing.corners.map(({ x, y }) => ({
        x: icing.at.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: icing.at.y + x * Math.sin(turn) + y * Math.cos(turn),
      }));
      if (corners.length === 0) return [lineOf(icing.edge, 12, icing.at)];
      return [{ ...lineOf(icing.colour, 1, ...corners), kind: 'fill' }];
    }
    case 'text': {
      const left = { left: 0, center: 0.5, right: 1 }[icing.align as 'left' | 'center' | 'right'] ?? 0;
      const at = { x: icing.at.x - left * icing.text.length * icing.size * 0.5, y: icing.at.y };
      return [{ ...lineOf(icing.colour, icing.size, at), kind: 'text', text: icing.text.slice(0, 40) }];
    }
  }
}

/** Appends to the last stroke a line that goes on where it ended. */
function join(strokes: BoardStroke[], next: BoardStroke): BoardStroke[] {
  const last = strokes.at(-1);
  const [x, y] = next.points;
  const goesOn =
    last?.kind === 'line' &&
    next.kind === 'line' &&
    last.color === next.color &&
    last.size === next.size &&
    last.points.length > 2 &&
    last.points.at(-2) === x &&
    last.points.at(-1) === y;
  if (goesOn) strokes[strokes.length - 1] = { ...last, points: [...last.points, ...next.points.slice(2)] };
  else strokes.push(next);
  return strokes;
}

function boundsOf(strokes: readonly BoardStroke[]): { left: number; top: number; width: number; height: number } {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  const half = BOARD_SIZE / 2;
  for (const { kind, points, size, text = '' } of strokes) {
    const edge = kind === 'line' ? size / 2 : 0;
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      left = Math.min(left, x - edge);
      right = Math.max(right, x + edge + (kind === 'text' ? text.length * size * 0.5 : 0));
      bottom = Math.min(bottom, y - edge);
      top = Math.max(top, y + edge + (kind === 'text' ? size : 0));
    }
  }
  [left, bottom] = [Math.max(-half, left), Math.max(-half, bottom)];
  [right, top] = [Math.min(half, right), Math.min(half, top)];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, top - bottom) };
}

/** Undefined if nothing was drawn on the board. */
export function toBoardPicture(shapes: readonly DrawnShape[], paper: string): BoardPicture | undefined {
  const strokes = shapes.flatMap(({ icing }) => strokesOf(icing)).reduce<BoardStroke[]>(join, []);
  if (strokes.length === 0) return undefined;
  const { left, top, width, height } = boundsOf(strokes);
  const scale = KEPT_SIZE / Math.max(width, height);
  const round = (value: number) => Math.round(value * scale * 10) / 10;
  const kept: BoardStroke[] = [];
  let room = MAX_PICTURE_BYTES - 100;
  for (const stroke of strokes) {
    const points = stroke.points.map((value, at) => (at % 2 === 0 ? round(value - left) : round(top - value)));
    const small = { ...stroke, size: round(stroke.size), points };
    room -= new TextEncoder().encode(JSON.stringify(small)).length + 1;
    if (room < 0) break;
    kept.push(small);
  }
  return kept.length > 0 ? { paper, width: round(width), height: round(height), strokes: kept } : undefined;
}
