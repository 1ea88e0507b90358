// Where a place lies seen from the player, in words.

import { t } from '@lingui/core/macro';

interface Point {
  x: number;
  y: number;
}

/** Clockwise from the right, as y grows downwards. */
const WINDS: readonly ((steps: number) => string)[] = [
  (steps) => t`${steps} steps to the right`,
  (steps) => t`${steps} steps below right`,
  (steps) => t`${steps} steps below`,
  (steps) => t`${steps} steps below left`,
  (steps) => t`${steps} steps to the left`,
  (steps) => t`${steps} steps above left`,
  (steps) => t`${steps} steps above`,
  (steps) => t`${steps} steps above right`,
];
/** World units that a child calls one step. */
const STEP = 40;
const HERE = 80;

/** For example "12 steps above right", or "right here"; in the language of the moment. */
export function directionTo(from: Point, to: Point): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  const wind = WINDS[(eighth + 8) % 8];
  return distance < HERE || !wind ? t`right here` : wind(Math.round(distance / STEP));
}
