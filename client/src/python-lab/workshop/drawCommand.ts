// The commands of the drawing module as types; parsed with care, because a program may send anything.

export interface Point {
  x: number;
  y: number;
}

/** Coordinates count from the middle of the board, upwards; angles from the right, leftwards, in degrees. */
export type IcingShape =
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
  | { kind: 'fill'; bag: number; corners: readonly Point[]; colour: string }
  /** A print of the bag's shape; without corners it is the icing bag itself. */
  | {
      kind: 'stamp';
      bag: number;
      id: number;
      at: Point;
      heading: number;
      colour: string;
      edge: string;
      corners: readonly Point[];
    };

export type DrawCommand =
  | IcingShape
  /** Drawn once more over a fill that lies under it; nothing new. */
  | { kind: 'again'; icing: IcingShape }
  | { kind: 'move'; bag: number; to: Point }
  | { kind: 'turn'; bag: number; heading: number }
  | { kind: 'pen'; bag: number; colour: string }
  | { kind: 'speed'; bag: number; speed: number }
  | { kind: 'show'; bag: number; shown: boolean }
  /** The shape that shows where the bag is, y ahead; no corners for the icing bag. */
  | { kind: 'shape'; bag: number; corners: readonly Point[]; colour: string }
  /** Takes the last shapes of a bag back. */
  | { kind: 'undo'; bag: number; count: number }
  /** Removes one stamp. */
  | { kind: 'unstamp'; bag: number; id: number }
  /** Bag -1 wipes the whole board. */
  | { kind: 'clear'; bag: number }
  | { kind: 'board'; colour: string }
  /** What the program calls a colour. */
  | { kind: 'name'; colour: string; name: string };

/** Bags that are drawn; a program may make as many as it likes. */
const MAX_ICING_BAGS = 200;
const MAX_COORDINATE = 200_000;

class InvalidCommandError extends Error {}

const readNumber = (value: unknown): number => {
  if (typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE) return value;
  throw new InvalidCommandError();
};
const readText = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, 200);
  throw new InvalidCommandError();
};
const readColour = (value: unknown): string => {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)) return value;
  throw new InvalidCommandError();
};
const readBagId = (value: unknown): number => Math.min(MAX_ICING_BAGS, Math.max(-1, Math.trunc(readNumber(value))));
const readList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new InvalidCommandError();
};
const readPoint = (x: unknown, y: unknown): Point => ({ x: readNumber(x), y: readNumber(y) });
const readCorners = (value: unknown): Point[] =>
  readList(value).map((corner) => readPoint(readList(corner)[0], readList(corner)[1]));
const ALIGN: readonly string[] = ['left', 'center', 'right'];
const readAlign = (value: unknown) => (ALIGN.includes(readText(value)) ? (value as CanvasTextAlign) : 'left');

type CommandParser<T> = (parts: readonly unknown[]) => T;

const SHAPE_PARSERS: Readonly<Record<string, CommandParser<IcingShape>>> = {
  l: ([b, x, y, x2, y2, c, w]) => ({
    kind: 'line',
    bag: readBagId(b),
    from: readPoint(x, y),
    to: readPoint(x2, y2),
    colour: readColour(c),
    width: readNumber(w),
  }),
  a: ([b, x, y, r, start, turn, c, w]) => ({
    kind: 'arc',
    bag: readBagId(b),
    centre: readPoint(x, y),
    radius: Math.abs(readNumber(r)),
    start: readNumber(start),
    turn: readNumber(turn),
    colour: readColour(c),
    width: readNumber(w),
  }),
  d: ([b, x, y, size, c]) => ({
    kind: 'dot',
    bag: readBagId(b),
    at: readPoint(x, y),
    size: readNumber(size),
    colour: readColour(c),
  }),
  t: ([b, x, y, words, way, size, c, style]) => ({
    kind: 'text',
    bag: readBagId(b),
    at: readPoint(x, y),
    text: readText(words),
    align: readAlign(way),
    size: readNumber(size),
    colour: readColour(c),
    style: readText(style),
  }),
  s: ([b, x, y, a, c]) => ({
    kind: 'sprinkle',
    bag: readBagId(b),
    at: readPoint(x, y),
    angle: readNumber(a),
    colour: readColour(c),
  }),
  k: ([b, x, y, h, c]) => ({
    kind: 'candle',
    bag: readBagId(b),
    at: readPoint(x, y),
    height: readNumber(h),
    colour: readColour(c),
  }),
  f: ([b, corners, c]) => ({
    kind: 'fill',
    bag: readBagId(b),
    corners: readCorners(corners),
    colour: readColour(c),
  }),
  y: ([b, id, x, y, heading, c, edge, corners]) => ({
    kind: 'stamp',
    bag: readBagId(b),
    id: readNumber(id),
    at: readPoint(x, y),
    heading: readNumber(heading),
    colour: readColour(c),
    edge: readColour(edge),
    corners: readCorners(corners),
  }),
};

const STATE_PARSERS: Readonly<Record<string, CommandParser<DrawCommand>>> = {
  r: ([whole]) => {
    const [kind, ...parts] = readList(whole);
    const read = findParser(SHAPE_PARSERS, kind);
    if (!read) throw new InvalidCommandError();
    return { kind: 'again', icing: read(parts) };
  },
  m: ([b, x, y]) => ({ kind: 'move', bag: readBagId(b), to: readPoint(x, y) }),
  h: ([b, heading]) => ({ kind: 'turn', bag: readBagId(b), heading: readNumber(heading) }),
  p: ([b, c]) => ({ kind: 'pen', bag: readBagId(b), colour: readColour(c) }),
  z: ([b, speed]) => ({ kind: 'speed', bag: readBagId(b), speed: readNumber(speed) }),
  v: ([b, shown]) => ({ kind: 'show', bag: readBagId(b), shown: shown === 1 }),
  w: ([b, corners, c]) => ({ kind: 'shape', bag: readBagId(b), corners: readCorners(corners), colour: readColour(c) }),
  u: ([b, count]) => ({ kind: 'undo', bag: readBagId(b), count: readNumber(count) }),
  e: ([b, id]) => ({ kind: 'unstamp', bag: readBagId(b), id: readNumber(id) }),
  x: ([b]) => ({ kind: 'clear', bag: readBagId(b) }),
  g: ([c]) => ({ kind: 'board', colour: readColour(c) }),
  n: ([c, name]) => ({ kind: 'name', colour: readColour(c), name: readText(name) }),
};

/** Names that every object has are no commands. */
const findParser = <T>(
  readers: Readonly<Record<string, CommandParser<T>>>,
  kind: unknown,
): CommandParser<T> | undefined =>
  typeof kind === 'string' && Object.hasOwn(readers, kind) ? readers[kind] : undefined;

function parseCommand(command: unknown): DrawCommand[] {
  try {
    const [kind, ...parts] = readList(command);
    const read = findParser(SHAPE_PARSERS, kind) ?? findParser(STATE_PARSERS, kind);
    return read ? [read(parts)] : [];
  } catch {
    return [];
  }
}

/** The commands of a batch; what is none is left out. */
export function parseBatch(json: string): DrawCommand[] {
  try {
    const batch: unknown = JSON.parse(json);
    return Array.isArray(batch) ? batch.flatMap(parseCommand) : [];
  } catch {
    return [];
  }
}
