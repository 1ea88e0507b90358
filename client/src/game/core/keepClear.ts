// Where a companion must not stand: on or before a thing to use, where one talks to somebody, on a work ground.
import { EXIT_TRIGGER_DISTANCE, PLAYER_SIZE, TALK_GAP } from '@lanternwise/shared/constants/movement';
import { circleBoxContact, type OrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** What can be used, picked up or walked onto. */
export interface Thing extends Readonly<Point> {
  readonly kind: string;
  readonly size: number;
  /** Of its picture. */
  readonly height?: number;
  /** Where one stands to use it. */
  readonly entrance?: Readonly<Point> | undefined;
  readonly isAbsent?: boolean;
}

/** The companion's picture over its feet. */
const FIGURE = { side: 18, height: 50 } as const;
/** Between it and the edge of a thing, so that the player gets between them. */
const GAP = 34;
/** Around the player who stands there. */
const BESIDE_PLAYER = PLAYER_SIZE / 2 + 12;
/** Half of the picture of a great lantern or a post, which are wider than the place that is used. */
const BROAD = 52;
const BROAD_KINDS: ReadonlySet<string> = new Set(['lantern', 'post']);
/** Beyond the edge of a work ground. */
const GROUND_MARGIN = 26;

/** Units around a thing that are kept free: a player who talks stands beside a character. */
export function clearance({ kind, size }: Pick<Thing, 'kind' | 'size'>): number {
  if (kind === 'npc') return Math.max(size, PLAYER_SIZE) + TALK_GAP + BESIDE_PLAYER;
  if (kind === 'exit') return EXIT_TRIGGER_DISTANCE + BESIDE_PLAYER;
  return size / 2 + GAP;
}

/** Whether somebody there would stand in the way of the thing, before its picture, or behind it unseen. */
function isInTheWay(thing: Thing, x: number, y: number, margin: number): boolean {
  const [dx, dy] = [Math.abs(x - thing.x), y - thing.y];
  if (Math.hypot(dx, dy) < clearance(thing) + margin) return true;
  const { entrance } = thing;
  if (entrance && Math.hypot(x - entrance.x, y - entrance.y) < BESIDE_PLAYER + FIGURE.side + margin) return true;
  const side = BROAD_KINDS.has(thing.kind) ? BROAD : thing.size / 2;
  return dx < side + FIGURE.side + margin && dy < FIGURE.height + margin && dy > -(thing.height ?? 0) - margin;
}

const contact = { depth: 0, nx: 0, ny: 0 };

export function isOnGround(grounds: readonly OrientedBox[], x: number, y: number, margin = 0): boolean {
  for (const ground of grounds) {
    circleBoxContact(ground, x, y, Math.max(1, margin), contact);
    if (contact.depth > 0) return true;
  }
  return false;
}

/** Whether a companion may stand there; the things are asked as they are now. `margin` = units by which it may stand beside its goal. */
export function isClear(
  things: readonly Thing[],
  grounds: readonly OrientedBox[],
  x: number,
  y: number,
  margin = 0,
): boolean {
  for (const thing of things) if (!thing.isAbsent && isInTheWay(thing, x, y, margin)) return false;
  return !isOnGround(grounds, x, y, GROUND_MARGIN + margin);
}
