// Finds what a click in the world means: the thing whose picture, from the ground to its top, is nearest to the click.
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface Clickable extends Readonly<Point> {
  readonly size: number;
  /** Height of its picture above the ground, if it is drawn. */
  readonly height?: number;
  /** From the middle of its picture, if more than that would take clicks on the ground beside it. */
  readonly reach?: number;
}

/** Least distance from the middle of a picture that still counts, units. */
const CLICK_RADIUS = 36;

const reachOf = ({ reach, size }: Clickable) => reach ?? Math.max(CLICK_RADIUS, size / 2);

/** Distance from the upright line in the middle of the picture; positions are ground contacts. */
function distanceTo(target: Clickable, at: Point): number {
  const reach = reachOf(target);
  const tall = Math.max(reach * 2, target.height ?? 0);
  const nearestY = Math.min(target.y, Math.max(target.y - tall + reach, at.y));
  return Math.hypot(target.x - at.x, nearestY - at.y);
}

export function clickedTarget<T extends Clickable>(at: Point, targets: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const distance = distanceTo(target, at);
    if (distance >= reachOf(target) || distance >= least) continue;
    nearest = target;
    least = distance;
  }
  return nearest;
}
