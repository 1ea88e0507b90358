// Where a machine is drawn while it goes from one square to the next; pure, so that it is tested without a scene.

/** Side of a square, units. */
export const SQUARE = 32;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** The centre of a square of a field that lies in the middle of `box`. */
export function squareCentre(box: Box, rows: number, cols: number, row: number, col: number): Spot {
  return {
    x: box.x + box.width / 2 + (col - (cols - 1) / 2) * SQUARE,
    y: box.y + box.height / 2 + (row - (rows - 1) / 2) * SQUARE,
  };
}

export interface Driving {
  from: Spot;
  to: Spot;
  /** Seconds of the whole way, and those that have passed. */
  seconds: number;
  passed: number;
}

/** The way from where it is drawn now to a new square; a jump of more than one takes no time. */
export function driveTo(from: Spot, to: Spot, ms: number): Driving {
  const isNext = Math.hypot(to.x - from.x, to.y - from.y) <= SQUARE * 1.5;
  const seconds = isNext ? ms / 1000 : 0;
  return { from: { x: from.x, y: from.y }, to, seconds, passed: 0 };
}

/** Moves `at` along the way; returns false once it has arrived. */
export function advance(driving: Driving, seconds: number, at: Spot): boolean {
  driving.passed += seconds;
  const share = driving.seconds <= 0 ? 1 : Math.min(1, driving.passed / driving.seconds);
  at.x = driving.from.x + (driving.to.x - driving.from.x) * share;
  at.y = driving.from.y + (driving.to.y - driving.from.y) * share;
  return share < 1;
}
