// What is in reach of the player: the nearest thing to use, things picked up by touch, exits and zones entered.
import { ARROW_REACH, INTERACTION_MARGIN, PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { type Box, circleInBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface Usable extends Point {
  id: string;
  size: number;
}

/** Distance from which a thing of this size can be used. */
export const reachOfSize = (size: number) => size + INTERACTION_MARGIN;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest thing whose reach the player stands in. */
export function nearestUsable<T extends Usable>(player: Point, things: Iterable<T>): T | undefined {
  let nearest: T | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const away = distance(player, thing);
    if (away <= reachOfSize(thing.size) && away < best) {
      nearest = thing;
      best = away;
    }
  }
  return nearest;
}

export const touches = (player: Point, thing: Usable) => distance(player, thing) < (thing.size + PLAYER_SIZE) / 2;
export const atArrow = (player: Point, arrow: Point) => distance(player, arrow) <= ARROW_REACH;

const contact = { depth: 0, nx: 0, ny: 0 };

export function inZone(player: Point, zone: Box): boolean {
  circleInBox(zone, player.x, player.y, 0.01, contact);
  return contact.depth > 0;
}

/** Tells the moment something begins to be true: entering, not staying. */
export class Edge {
  private readonly inside = new Set<string>();

  /** True once when `now` becomes true for `id`; again only after it was false. */
  enters(id: string, now: boolean): boolean {
    const before = this.inside.has(id);
    if (now) this.inside.add(id);
    else this.inside.delete(id);
    return now && !before;
  }
}
