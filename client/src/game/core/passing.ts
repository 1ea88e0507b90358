// How people take notice of who passes: a greeting once in a while, and a step out of the way.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Seconds before somebody greets again, and between greetings of two people. */
const AGAIN_SECONDS = 50;
const BETWEEN_SECONDS = 6;
/** Units in which who passes is greeted. */
const GREETING = 84;
/** Units between two bodies from which one makes room, and its speed in units per second. */
const ROOM = 9;
export const ASIDE_SPEED = 95;
/** Who runs less straight at somebody than this passes anyway. */
const STRAIGHT = 0.6;

interface PassingBody extends Readonly<Point> {
  readonly radius: number;
}

/** Who has been greeted by whom, and when. */
export class Greetings {
  private readonly last = new Map<string, number>();
  private now = AGAIN_SECONDS;
  private lastOfAll = 0;

  step(seconds: number): void {
    this.now += seconds;
  }

  /** Whether somebody at this distance greets now; counts as done. */
  greets(id: string, distance: number): boolean {
    if (distance > GREETING || this.now - this.lastOfAll < BETWEEN_SECONDS) return false;
    if (this.now - (this.last.get(id) ?? Number.NEGATIVE_INFINITY) < AGAIN_SECONDS) return false;
    this.last.set(id, this.now);
    this.lastOfAll = this.now;
    return true;
  }
}

/** Writes the unit vector of the step out of the way of who runs at somebody; returns whether there is need for it. */
export function stepAside(
  somebody: PassingBody,
  runner: PassingBody,
  speed: Readonly<Point>,
  out: { x: number; y: number },
): boolean {
  const pace = Math.hypot(speed.x, speed.y);
  const dx = somebody.x - runner.x;
  const dy = somebody.y - runner.y;
  const distance = Math.hypot(dx, dy);
  if (pace < 0.3 || distance === 0 || distance > somebody.radius + runner.radius + ROOM) return false;
  const ahead = (dx * speed.x + dy * speed.y) / (distance * pace);
  if (ahead < STRAIGHT) return false;
  // To the side on which it stands already.
  const side = speed.x * dy - speed.y * dx >= 0 ? 1 : -1;
  out.x = (-speed.y / pace) * side;
  out.y = (speed.x / pace) * side;
  return true;
}
