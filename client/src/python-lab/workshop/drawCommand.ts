// What the drawing module tells: its commands as types, read with care, because a program may send whatever it likes.

export interface Point {
  x: number;
  y: number;
}

/** Coordinates count from the middle of the board, upwards; angles from the right, leftwards, in degrees. */
export type Icing =
  | { kind: 'line'; bag: number; from: Point; to: Point; colour: string; width: number }
  | {
      kind: 'arc';
      bag: number;
      centre: Point;
      radius: number;
      start: number;
      turn: number;
      colour: string;
      width: number;
    }
  | { kind: 'dot'; bag: number; at: Point; size: number; colour: string }
  | {
      kind: 'text';
      bag: number;
      at: Point;
      text: string;
      align: CanvasTextAlign;
      size: number;
      colour: string;
      style: string;
    }
  | { kind: 'sprinkle'; bag: number; at: Point; angle: number; colour: string }
  | { kind: 'candle'; bag: number; at: Point; height: number; colour: string }
  | { kind: 'fill'; bag: number; corners: readonly Point[]; colour: string };

export type DrawCommand =
  | Icing
  /** Drawn once more over a fill that lies under it; nothing new. */
  | { kind: 'again'; icing: Icing }
  | { kind: 'move'; bag: number; to: Point }
  | { kind: 'turn'; bag: number; heading: number }
  | { kind: 'pen'; bag: number; colour: string }
  | { kind: 'speed'; bag: number; speed: number }
  | { kind: 'show'; bag: number; shown: boolean }
  /** Bag -1 wipes the whole board. */
  | { kind: 'clear'; bag: number }
  | { kind: 'board'; colour: string }
  /** What the program calls a colour. */
  | { kind: 'name'; colour: string; name: string };

/** Bags that are drawn; a program may make as many as it likes. */
const MAX_BAGS = 200;
const FAR = 200_000;

class Odd extends Error {}

const number = (value: unknown): number => {
  if (typeof value === 'number' && Math.abs(value) <= FAR) return value;
  throw new Odd();
};
const text = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, 200);
  throw new Odd();
};
const colour = (value: unknown): string => {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)) return value;
  throw new Odd();
};
const bagOf = (value: unknown): number => Math.min(MAX_BAGS, Math.max(-1, Math.trunc(number(value))));
const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Odd();
};
const point = (x: unknown, y: unknown): Point => ({ x: number(x), y: number(y) });
const ALIGN: readonly string[] = ['left', 'center', 'right'];
const align = (value: unknown) => (ALIGN.includes(text(value)) ? (value as CanvasTextAlign) : 'left');

type Reader<T> = (parts: readonly unknown[]) => T;

const ICING: Readonly<Record<string, Reader<Icing>>> = {
  l: ([b, x, y, x2, y2, c, w]) => ({
    kind: 'line',
    bag: bagOf(b),
    from: point(x, y),
    to: point(x2, y2),
    colour: colour(c),
    width: number(w),
  }),
  a: ([b, x, y, r, start, turn, c, w]) => ({
    kind: 'arc',
    bag: bagOf(b),
    centre: point(x, y),
    radius: Math.abs(number(r)),
    start: number(start),
    turn: number(turn),
    colour: colour(c),
    width: number(w),
  }),
  d: ([b, x, y, size, c]) => ({ kind: 'dot', bag: bagOf(b), at: point(x, y), size: number(size), colour: colour(c) }),
  t: ([b, x, y, words, way, size, c, style]) => ({
    kind: 'text',
    bag: bagOf(b),
    at: point(x, y),
    text: text(words),
    align: align(way),
    size: number(size),
    colour: colour(c),
    style: text(style),
  }),
  s: ([b, x, y, a, c]) => ({ kind: 'sprinkle', bag: bagOf(b), at: point(x, y), angle: number(a), colour: colour(c) }),
  k: ([b, x, y, h, c]) => ({ kind: 'candle', bag: bagOf(b), at: point(x, y), height: number(h), colour: colour(c) }),
  f: ([b, corners, c]) => ({
    kind: 'fill',
    bag: bagOf(b),
    corners: list(corners).map((corner) => point(list(corner)[0], list(corner)[1])),
    colour: colour(c),
  }),
};

const OTHERS: Readonly<Record<string, Reader<DrawCommand>>> = {
  r: ([whole]) => {
    const [kind, ...parts] = list(whole);
    const read = readerOf(ICING, kind);
    if (!read) throw new Odd();
    return { kind: 'again', icing: read(parts) };
  },
  m: ([b, x, y]) => ({ kind: 'move', bag: bagOf(b), to: point(x, y) }),
  h: ([b, heading]) => ({ kind: 'turn', bag: bagOf(b), heading: number(heading) }),
  p: ([b, c]) => ({ kind: 'pen', bag: bagOf(b), colour: colour(c) }),
  z: ([b, speed]) => ({ kind: 'speed', bag: bagOf(b), speed: number(speed) }),
  v: ([b, shown]) => ({ kind: 'show', bag: bagOf(b), shown: shown === 1 }),
  x: ([b]) => ({ kind: 'clear', bag: bagOf(b) }),
  g: ([c]) => ({ kind: 'board', colour: colour(c) }),
  n: ([c, name]) => ({ kind: 'name', colour: colour(c), name: text(name) }),
};

/** Names that every object has are no commands. */
const readerOf = <T>(readers: Readonly<Record<string, Reader<T>>>, kind: unknown): Reader<T> | undefined =>
  typeof kind === 'string' && Object.hasOwn(readers, kind) ? readers[kind] : undefined;

function readCommand(command: unknown): DrawCommand[] {
  try {
    const [kind, ...parts] = list(command);
    const read = readerOf(ICING, kind) ?? readerOf(OTHERS, kind);
    return read ? [read(parts)] : [];
  } catch {
    return [];
  }
}

/** The commands of a batch; what is none is left out. */
export function readBatch(json: string): DrawCommand[] {
  try {
    const batch: unknown = JSON.parse(json);
    return Array.isArray(batch) ? batch.flatMap(readCommand) : [];
  } catch {
    return [];
  }
}
