// Computes what is in reach of the player: the nearest interactable, touched items, exits and zones.
import { EXIT_TRIGGER_DISTANCE, INTERACTION_MARGIN, PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { circleBoxContact, type OrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface Interactable extends Readonly<Point> {
  readonly id: string;
  readonly size: number;
}

/** Distance from which an object of this size can be used. */
export const interactionDistance = (size: number) => size + INTERACTION_MARGIN;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the nearest object in whose interaction distance the player stands. */
export function nearestInteractable<T extends Interactable>(player: Point, items: Iterable<T>): T | undefined {
  let nearest: T | undefined;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const itemDistance = distance(player, item);
    if (itemDistance <= interactionDistance(item.size) && itemDistance < nearestDistance) {
      nearest = item;
      nearestDistance = itemDistance;
    }
  }
  return nearest;
}

export const isTouching = (player: Point, item: Interactable) => distance(player, item) < (item.size + PLAYER_SIZE) / 2;
export const isAtExitArrow = (player: Point, arrow: Point) => distance(player, arrow) <= EXIT_TRIGGER_DISTANCE;

const contact = { depth: 0, nx: 0, ny: 0 };

export function isInZone(player: Point, zone: OrientedBox): boolean {
  circleBoxContact(zone, player.x, player.y, 0.01, contact);
  return contact.depth > 0;
}

/** Detects rising edges: entering, not staying. */
export class EnterDetector {
  private readonly inside = new Set<string>();

  /** Returns true once when `now` becomes true for `id`; again only after it was false. */
  hasEntered(id: string, now: boolean): boolean {
    const before = this.inside.has(id);
    if (now) this.inside.add(id);
    else this.inside.delete(id);
    return now && !before;
  }
}
