// The picture as it grows: queued commands are drawn at the bag's speed or all at once, and can be drawn again.
import type { DrawCommand, IcingShape, Point } from './drawCommand.ts';
import { BOARD_COLOUR, interpolate, isIcingShape, pointOnArc } from './drawShape.ts';
import { createIcingBag, type IcingBag } from './icingBag.ts';

/** Units a second by the learner's speed 1 to 10; 0 is at once. */
const UNITS_PER_SECOND = [0, 60, 110, 170, 250, 360, 520, 760, 1100, 1700, 2800];
/** Some things have no length: this is what they cost of the way. */
const SHAPE_LENGTHS = { dot: 14, text: 40, sprinkle: 5, candle: 24, fill: 30, stamp: 14 } as const;
const LENGTH_PER_DEGREE = 0.35;
/** More than our drawing module ever lets a program draw. */
const MAX_COMMANDS = 60_000;

/** What to put on the canvas: new icing (whole, or a part of a line) or everything from the start. */
export type PictureChange =
  | { kind: 'icing'; icing: IcingShape }
  | { kind: 'part'; icing: Extract<IcingShape, { kind: 'line' | 'arc' }>; from: number; to: number }
  | { kind: 'everything' };

const strokeLength = (icing: Extract<IcingShape, { kind: 'line' | 'arc' }>): number =>
  icing.kind === 'line'
    ? Math.hypot(icing.to.x - icing.from.x, icing.to.y - icing.from.y)
    : (Math.abs(icing.turn) * Math.PI * icing.radius) / 180;

const normalizeAngle = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** `again` lies over a fill and is nothing new. */
export interface DrawnShape {
  icing: IcingShape;
  isRedraw: boolean;
}

export class Picture {
  readonly shapes: DrawnShape[] = [];
  readonly names = new Map<string, string>();
  board = BOARD_COLOUR;
  readonly #bags = new Map<number, IcingBag>([[0, createIcingBag()]]);
  #queue: DrawCommand[] = [];
  #index = 0;
  /** How far the command in hand has been played, 0 to 1, and where its bag stood before. */
  #progress = 0;
  #initialPose: { at: Point; heading: number } | undefined;
  #total = 0;
  #isOwnBagUsed = false;
  readonly #onChange: (change: PictureChange) => void;

  constructor(change: (change: PictureChange) => void) {
    this.#onChange = change;
  }

  add(commands: readonly DrawCommand[]): void {
    const room = Math.max(0, MAX_COMMANDS - this.#total);
    this.#total += commands.length;
    for (const command of commands.slice(0, room)) {
      this.#queue.push(command);
      // Its speed is set along with that of all others.
      if ('bag' in command && command.bag === 0 && command.kind !== 'speed') this.#isOwnBagUsed = true;
    }
  }

  get isPlaying(): boolean {
    return this.#index < this.#queue.length;
  }

  /** The module's own bag, number 0, is there for programs that make none, or use both. */
  get bags(): readonly IcingBag[] {
    const others = this.#bags.size > 1 && !this.#isOwnBagUsed;
    return [...this.#bags].filter(([id, { shown }]) => shown && !(others && id === 0)).map(([, bag]) => bag);
  }

  /** What is left is not drawn any more. */
  stop(): void {
    this.#queue = [];
    this.#index = this.#progress = 0;
    this.#initialPose = undefined;
  }

  /** Plays for some milliseconds of the learner's time; `isLate` says when the page needs its turn. */
  play(ms: number, isLate: () => boolean): void {
    let left = ms;
    for (let turns = 0; this.isPlaying && left > 0; turns += 1) {
      if (turns % 16 === 15 && isLate()) break;
      left = this.#playOne(left);
    }
    if (!this.isPlaying) this.stop();
  }

  #bag(id: number): IcingBag {
    const found = this.#bags.get(id);
    if (found) return found;
    const made = createIcingBag();
    this.#bags.set(id, made);
    return made;
  }

  /** Answers the milliseconds that are left. */
  #playOne(ms: number): number {
    const command = this.#queue[this.#index];
    if (!command) return 0;
    const units = 'bag' in command ? (UNITS_PER_SECOND[this.#bag(command.bag).speed] ?? 0) : 0;
    const cost = units === 0 || ms === Number.POSITIVE_INFINITY ? 0 : (this.#costOf(command) / units) * 1000;
    const share = cost === 0 ? 1 : Math.min(1, this.#progress + ms / cost);
    const used = (share - this.#progress) * cost;
    this.#applyProgress(command, this.#progress, share);
    this.#progress = share;
    if (share < 1) return 0;
    this.#index += 1;
    this.#progress = 0;
    this.#initialPose = undefined;
    return ms - used;
  }

  #costOf(command: DrawCommand): number {
    switch (command.kind) {
      case 'line':
      case 'arc':
        return strokeLength(command);
      case 'move': {
        const { at } = this.#startPose(command.bag);
        return Math.hypot(command.to.x - at.x, command.to.y - at.y);
      }
      case 'turn':
        return Math.abs(normalizeAngle(command.heading - this.#startPose(command.bag).heading)) * LENGTH_PER_DEGREE;
      case 'dot':
      case 'text':
      case 'sprinkle':
      case 'candle':
      case 'fill':
      case 'stamp':
        return SHAPE_LENGTHS[command.kind];
      default:
        return 0;
    }
  }

  #startPose(id: number): { at: Point; heading: number } {
    const { at, heading } = this.#bag(id);
    this.#initialPose ??= { at, heading };
    return this.#initialPose;
  }

  #applyProgress(command: DrawCommand, from: number, to: number): void {
    switch (command.kind) {
      case 'line':
      case 'arc': {
        const bag = this.#bag(command.bag);
        const way = command.kind === 'arc' ? command.start + command.turn * to : 0;
        bag.at = command.kind === 'line' ? interpolate(command.from, command.to, to) : pointOnArc(command, way);
        if (command.kind === 'arc') bag.heading = way + (command.turn < 0 ? -90 : 90);
        if (from === 0 && to === 1) this.#onChange({ kind: 'icing', icing: command });
        else this.#onChange({ kind: 'part', icing: command, from, to });
        if (to === 1) this.shapes.push({ icing: command, isRedraw: false });
        return;
      }
      case 'move':
        this.#bag(command.bag).at = interpolate(this.#startPose(command.bag).at, command.to, to);
        return;
      case 'turn': {
        const { heading } = this.#startPose(command.bag);
        this.#bag(command.bag).heading = heading + normalizeAngle(command.heading - heading) * to;
        return;
      }
      default:
        if (to === 1) this.#applyCommand(command);
    }
  }

  #applyCommand(command: DrawCommand): void {
    if (isIcingShape(command)) {
      if ('at' in command && command.kind !== 'sprinkle') this.#bag(command.bag).at = command.at;
      this.#addShape(command, false);
    } else if (command.kind === 'again') this.#addShape(command.icing, true);
    else if (command.kind === 'pen') this.#bag(command.bag).colour = command.colour;
    else if (command.kind === 'speed') this.#bag(command.bag).speed = command.speed;
    else if (command.kind === 'show') this.#bag(command.bag).shown = command.shown;
    else if (command.kind === 'shape') {
      const bag = this.#bag(command.bag);
      bag.corners = command.corners;
      bag.fill = command.colour;
    } else if (command.kind === 'undo') this.#undo(command.bag, command.count);
    else if (command.kind === 'unstamp') {
      this.#keep(({ icing }) => icing.kind !== 'stamp' || icing.bag !== command.bag || icing.id !== command.id);
    } else if (command.kind === 'name') this.names.set(command.colour, command.name);
    else if (command.kind === 'board') this.board = command.colour;
    else if (command.kind === 'clear') this.#clear(command.bag);
  }

  #addShape(icing: IcingShape, again: boolean): void {
    this.shapes.push({ icing, isRedraw: again });
    this.#onChange({ kind: 'icing', icing });
  }

  #clear(bag: number): void {
    this.#keep(({ icing }) => bag >= 0 && icing.bag !== bag);
  }

  /** Removes the last shapes that a bag has drawn. */
  #undo(bag: number, count: number): void {
    const own = this.shapes.filter(({ icing }) => icing.bag === bag);
    const undone = new Set(count > 0 ? own.slice(-count) : []);
    this.#keep((shape) => !undone.has(shape));
  }

  #keep(isKept: (shape: DrawnShape) => boolean): void {
    const kept = this.shapes.filter(isKept);
    if (kept.length === this.shapes.length) return;
    this.shapes.length = 0;
    for (const one of kept) this.shapes.push(one);
    this.#onChange({ kind: 'everything' });
  }
}
