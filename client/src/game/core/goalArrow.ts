// Places the arrow that points from the edge of the free screen to the goal.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** A rectangle of the world. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Screen space that the HUD covers, CSS px, and half the arrow: the row above, higher on upright phones, and the prompt below, over a phone's stick. */
const TOP = 112;
const BOTTOM = 110;
const TOP_OF_NARROW = 160;
const BOTTOM_OF_NARROW = 270;
/** Of the screen's height at most, so that something is left of it. */
const TOP_SHARE = 0.25;
const BOTTOM_SHARE = 0.45;
const NARROW_SCREEN = 700;
const SIDE = 48;
/** From its feet to the middle of the avatar; what the arrow keeps from there: half the avatar (world units), half of itself (CSS px). */
const AVATAR_MIDDLE = 28;
const AVATAR_HALF = 32;
const ARROW_HALF = 34;

export interface GoalArrow {
  x: number;
  y: number;
  /** Radians, clockwise from the right. */
  angle: number;
  /** Whether the goal lies outside the free screen. */
  isShown: boolean;
}

/** Writes the arrow for a goal into `out`. `view` = the visible world, `unit` = world units per CSS px, `avatar` = its feet. */
export function placeGoalArrow(view: Area, unit: number, goal: Point, avatar: Point, out: GoalArrow): void {
  const left = view.x + SIDE * unit;
  const right = view.x + view.width - SIDE * unit;
  const isUpright = view.width / unit <= NARROW_SCREEN && view.height > view.width;
  const above = isUpright ? TOP_OF_NARROW : TOP;
  const below = isUpright ? BOTTOM_OF_NARROW : BOTTOM;
  const top = view.y + Math.min(above * unit, view.height * TOP_SHARE);
  const bottom = view.y + view.height - Math.min(below * unit, view.height * BOTTOM_SHARE);
  out.isShown = goal.x < left || goal.x > right || goal.y < top || goal.y > bottom;
  if (!out.isShown) return;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const dx = goal.x - x;
  const dy = goal.y - y;
  const share = Math.min(
    (right - left) / 2 / Math.max(Math.abs(dx), Number.EPSILON),
    (bottom - top) / 2 / Math.max(Math.abs(dy), Number.EPSILON),
  );
  out.x = x + dx * share;
  out.y = y + dy * share;
  out.angle = Math.atan2(dy, dx);
  keepOffAvatar(avatar, goal, AVATAR_HALF + ARROW_HALF * unit, out);
}

/** On a low screen the edge lies so near the middle that the arrow would cover the avatar: it then lies beside it, on the way to the goal. */
function keepOffAvatar(avatar: Point, goal: Point, distance: number, out: GoalArrow): void {
  const middle = avatar.y - AVATAR_MIDDLE;
  if (Math.hypot(out.x - avatar.x, out.y - middle) >= distance) return;
  out.angle = Math.atan2(goal.y - middle, goal.x - avatar.x);
  out.x = avatar.x + Math.cos(out.angle) * distance;
  out.y = middle + Math.sin(out.angle) * distance;
}
