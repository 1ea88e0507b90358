// The picture as it grows: commands wait in a queue and are played at the bag's speed, or all at once; what was drawn can be drawn again.
import type { DrawCommand, Icing, Point } from './drawCommand.ts';
import { type Bag, newBag } from './icingBag.ts';
import { BOARD_COLOUR, between, isIcing, onArc } from './paint.ts';

/** Units a second by the learner's speed 1 to 10; 0 is at once. */
const UNITS = [0, 60, 110, 170, 250, 360, 520, 760, 1100, 1700, 2800];
/** Some things have no length: this is what they cost of the way. */
const COST = { dot: 14, text: 40, sprinkle: 5, candle: 24, fill: 30 } as const;
const COST_OF_TURN = 0.35;
/** More than our drawing module ever lets a program draw. */
const MAX_COMMANDS = 60_000;

/** What to put on the canvas: new icing (whole, or a part of a line) or everything from the start. */
export type Change =
  | { kind: 'icing'; icing: Icing }
  | { kind: 'part'; icing: Extract<Icing, { kind: 'line' | 'arc' }>; from: number; to: number }
  | { kind: 'everything' };

const lengthOf = (icing: Extract<Icing, { kind: 'line' | 'arc' }>): number =>
  icing.kind === 'line'
    ? Math.hypot(icing.to.x - icing.from.x, icing.to.y - icing.from.y)
    : (Math.abs(icing.turn) * Math.PI * icing.radius) / 180;

const shorter = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** `again` lies over a fill and is nothing new. */
export interface Drawn {
  icing: Icing;
  again: boolean;
}

export class Picture {
  readonly drawn: Drawn[] = [];
  readonly names = new Map<string, string>();
  board = BOARD_COLOUR;
  readonly #bags = new Map<number, Bag>([[0, newBag()]]);
  #queue: DrawCommand[] = [];
  #at = 0;
  /** How far the command in hand has been played, 0 to 1, and where its bag stood before. */
  #share = 0;
  #before: { at: Point; heading: number } | undefined;
  #total = 0;
  readonly #change: (change: Change) => void;

  constructor(change: (change: Change) => void) {
    this.#change = change;
  }

  add(commands: readonly DrawCommand[]): void {
    const room = Math.max(0, MAX_COMMANDS - this.#total);
    this.#total += commands.length;
    for (const command of commands.slice(0, room)) this.#queue.push(command);
  }

  get isPlaying(): boolean {
    return this.#at < this.#queue.length;
  }

  get bags(): readonly Bag[] {
    return [...this.#bags.values()].filter(({ shown }) => shown);
  }

  /** What is left is not drawn any more. */
  stop(): void {
    this.#queue = [];
    this.#at = this.#share = 0;
    this.#before = undefined;
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

  #bag(id: number): Bag {
    const found = this.#bags.get(id);
    if (found) return found;
    const made = newBag();
    this.#bags.set(id, made);
    return made;
  }

  /** Answers the milliseconds that are left. */
  #playOne(ms: number): number {
    const command = this.#queue[this.#at];
    if (!command) return 0;
    const units = 'bag' in command ? (UNITS[this.#bag(command.bag).speed] ?? 0) : 0;
    const cost = units === 0 || ms === Number.POSITIVE_INFINITY ? 0 : (this.#costOf(command) / units) * 1000;
    const share = cost === 0 ? 1 : Math.min(1, this.#share + ms / cost);
    const used = (share - this.#share) * cost;
    this.#step(command, this.#share, share);
    this.#share = share;
    if (share < 1) return 0;
    this.#at += 1;
    this.#share = 0;
    this.#before = undefined;
    return ms - used;
  }

  #costOf(command: DrawCommand): number {
    switch (command.kind) {
      case 'line':
      case 'arc':
        return lengthOf(command);
      case 'move': {
        const { at } = this.#start(command.bag);
        return Math.hypot(command.to.x - at.x, command.to.y - at.y);
      }
      case 'turn':
        return Math.abs(shorter(command.heading - this.#start(command.bag).heading)) * COST_OF_TURN;
      case 'dot':
      case 'text':
      case 'sprinkle':
      case 'candle':
      case 'fill':
        return COST[command.kind];
      default:
        return 0;
    }
  }

  #start(id: number): { at: Point; heading: number } {
    const { at, heading } = this.#bag(id);
    this.#before ??= { at, heading };
    return this.#before;
  }

  #step(command: DrawCommand, from: number, to: number): void {
    switch (command.kind) {
      case 'line':
      case 'arc': {
        const bag = this.#bag(command.bag);
        const way = command.kind === 'arc' ? command.start + command.turn * to : 0;
        bag.at = command.kind === 'line' ? between(command.from, command.to, to) : onArc(command, way);
        if (command.kind === 'arc') bag.heading = way + (command.turn < 0 ? -90 : 90);
        if (from === 0 && to === 1) this.#change({ kind: 'icing', icing: command });
        else this.#change({ kind: 'part', icing: command, from, to });
        if (to === 1) this.drawn.push({ icing: command, again: false });
        return;
      }
      case 'move':
        this.#bag(command.bag).at = between(this.#start(command.bag).at, command.to, to);
        return;
      case 'turn': {
        const { heading } = this.#start(command.bag);
        this.#bag(command.bag).heading = heading + shorter(command.heading - heading) * to;
        return;
      }
      default:
        if (to === 1) this.#do(command);
    }
  }

  #do(command: DrawCommand): void {
    if (isIcing(command)) {
      if ('at' in command && command.kind !== 'sprinkle') this.#bag(command.bag).at = command.at;
      this.#put(command, false);
    } else if (command.kind === 'again') this.#put(command.icing, true);
    else if (command.kind === 'pen') this.#bag(command.bag).colour = command.colour;
    else if (command.kind === 'speed') this.#bag(command.bag).speed = command.speed;
    else if (command.kind === 'show') this.#bag(command.bag).shown = command.shown;
    else if (command.kind === 'name') this.names.set(command.colour, command.name);
    else if (command.kind === 'board') this.board = command.colour;
    else if (command.kind === 'clear') this.#clear(command.bag);
  }

  #put(icing: Icing, again: boolean): void {
    this.drawn.push({ icing, again });
    this.#change({ kind: 'icing', icing });
  }

  #clear(bag: number): void {
    const kept = bag < 0 ? [] : this.drawn.filter(({ icing }) => icing.bag !== bag);
    if (kept.length === this.drawn.length) return;
    this.drawn.length = 0;
    for (const one of kept) this.drawn.push(one);
    this.#change({ kind: 'everything' });
  }
}
