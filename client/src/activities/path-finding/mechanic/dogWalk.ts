// Rules of the guide dog: it walks the learner's way by squares while the player is near, and waits at the end.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';

/** Side of a square, units. */
export const SQUARE = 20;
const STEP_SECONDS = 0.42;

export interface DogWalk {
  readonly path: Maze['path'];
  /** Steps walked, with the share of the one under way; the length of the way at its end. */
  progress: number;
  isWalking: boolean;
  wasNear: boolean;
}

export interface DogPlace {
  x: number;
  y: number;
  isFacingLeft: boolean;
}

/** The dog waits at the start; with reduced motion it stands at the end. */
export const createDogWalk = (path: Maze['path']): DogWalk => ({ path, progress: 0, isWalking: false, wasNear: false });

/** Moves the walk on. The player has to leave and come back for the next one. */
export function stepDogWalk(walk: DogWalk, seconds: number, isNear: boolean, isStill: boolean): void {
  const length = walk.path.length - 1;
  if (isStill) {
    walk.progress = length;
    walk.isWalking = false;
  } else {
    if (isNear && !walk.wasNear && !walk.isWalking) {
      walk.progress = 0;
      walk.isWalking = true;
    }
    if (walk.isWalking) {
      walk.progress = Math.min(length, walk.progress + seconds / STEP_SECONDS);
      walk.isWalking = walk.progress < length;
    }
  }
  walk.wasNear = isNear;
}

/** Writes the dog's place, from the top left of the garden, into `out`. Through a teleporter it jumps in the middle of the step. */
export function placeDog({ path, progress }: DogWalk, out: DogPlace): void {
  const at = Math.min(Math.floor(progress), path.length - 1);
  const from = path[at];
  const to = path[at + 1] ?? from;
  if (!from || !to) return;
  const walked = progress - at;
  const share = to.byPortal && to !== from ? Math.round(walked) : walked;
  out.x = (from.cell.col + (to.cell.col - from.cell.col) * share + 0.5) * SQUARE;
  out.y = (from.cell.row + (to.cell.row - from.cell.row) * share + 0.5) * SQUARE;
  if (to.cell.col !== from.cell.col) out.isFacingLeft = to.cell.col < from.cell.col;
}
