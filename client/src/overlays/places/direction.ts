// Describes in words where a place lies, seen from the player.

import { t } from '@lingui/core/macro';

interface Point {
  x: number;
  y: number;
}

/** Clockwise from the right, as y grows downwards. */
const DIRECTIONS: readonly ((steps: number) => string)[] = [
  (steps) => t`${steps} steps to the right`,
  (steps) => t`${steps} steps below right`,
  (steps) => t`${steps} steps below`,
  (steps) => t`${steps} steps below left`,
  (steps) => t`${steps} steps to the left`,
  (steps) => t`${steps} steps above left`,
  (steps) => t`${steps} steps above`,
  (steps) => t`${steps} steps above right`,
];
/** World units per step. */
const UNITS_PER_STEP = 40;
const HERE_DISTANCE = 80;

/** For example "12 steps above right" or "right here", in the current language. */
export function directionTo(from: Point, to: Point): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  const describe = DIRECTIONS[(eighth + 8) % 8];
  return distance < HERE_DISTANCE || !describe ? t`right here` : describe(Math.round(distance / UNITS_PER_STEP));
}
