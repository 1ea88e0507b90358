// Rules of the bridge robot: where it stands and what it holds while it acts on a word, and its way over the mended bridge.
import type { Facing, MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import type { Word } from '@lanternwise/shared/voices/words';
import { facingFromMovement } from '../../../game/core/facing.ts';

/** The call is heard first, then the robot acts. */
export const CALL_SECONDS = 1.1;
/** It goes there, waits there, and comes back. */
const GO_SECONDS = 1.4;
const WAIT_SECONDS = 0.9;
const ACT_SECONDS = 2 * GO_SECONDS + WAIT_SECONDS;
export const HEARING_SECONDS = CALL_SECONDS + ACT_SECONDS;
const LIFT_SECONDS = 0.5;
const CROSS_SECONDS = 4.5;
/** From the end of the bridge to where it stands, units. */
const BANK = 34;

export interface RobotPlaces {
  /** Before the bridge is mended. */
  home: Point;
  /** At the near end of the bridge, and in its middle. */
  edge: Point;
  middle: Point;
  /** On the other bank: its place once it has crossed. */
  far: Point;
}

export const placesOf = ({ x, y, width, height }: Omit<MapRect, 'object'>, home: Point): RobotPlaces => ({
  home,
  edge: { x: x + width / 2, y: y - 6 },
  middle: { x: x + width / 2, y: y + height / 2 },
  far: { x: x + width / 2, y: y + height + BANK },
});

export interface RobotPose extends Point {
  /** Null = it stands. */
  facing: Facing | null;
  /** How high it holds what it carries, 0–1. */
  lift: number;
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** 0 at the start, 1 while it waits, 0 at the end. */
const outAndBack = (seconds: number): number =>
  Math.max(0, Math.min(1, seconds / GO_SECONDS, (ACT_SECONDS - seconds) / GO_SECONDS));

/** `seconds` since the call. With `isStill` it jumps to what it does, without the way. */
export function poseAt(
  { home, edge, middle, far }: RobotPlaces,
  heard: Word | null,
  isMended: boolean,
  seconds: number,
  isStill: boolean,
): RobotPose {
  const base = isMended ? far : home;
  const acting = seconds - CALL_SECONDS;
  if (acting <= 0 || acting >= ACT_SECONDS || heard === null || heard === 'stop') {
    return { ...base, facing: null, lift: 0 };
  }
  const lift = heard === 'carry' ? Math.min(1, acting / LIFT_SECONDS, (ACT_SECONDS - acting) / LIFT_SECONDS) : 0;
  // Nobody carries anything over a broken bridge.
  if (heard === 'carry' && !isMended) return { ...base, facing: null, lift: isStill ? 1 : lift };
  const goal = isMended ? middle : edge;
  const share = isStill ? 1 : outAndBack(acting);
  const isGoing = acting < GO_SECONDS;
  const isWaiting = !isGoing && acting < GO_SECONDS + WAIT_SECONDS;
  const [from, to] = isGoing ? [base, goal] : [goal, base];
  const facing = isWaiting || isStill ? null : facingFromMovement(to.x - from.x, to.y - from.y, 'down');
  return { ...between(base, goal, share), facing, lift: isStill && heard === 'carry' ? 1 : lift };
}

/** Over the mended bridge with what it carries, by way of its near end; undefined once it is across. */
export function crossingAt({ home, edge, far }: RobotPlaces, seconds: number): RobotPose | undefined {
  const share = seconds / CROSS_SECONDS;
  if (share >= 1) return undefined;
  const isOnBank = share < 0.3;
  const [from, to] = isOnBank ? [home, edge] : [edge, far];
  const place = between(from, to, isOnBank ? share / 0.3 : (share - 0.3) / 0.7);
  return { ...place, facing: facingFromMovement(to.x - from.x, to.y - from.y, 'down'), lift: 1 };
}
