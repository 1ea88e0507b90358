// Says when the feet of a runner raise dust: at the start and at a turn, on dry ground.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Footsteps } from './ground.ts';

/** Seconds between two clouds. */
const BETWEEN_SECONDS = 0.22;
/** Shares of full speed: below the first it stood, above the second it runs. */
const STOOD = 0.15;
const RUNS = 0.5;
/** A turn by more than this: the cosine. */
const TURN = 0.35;
const DRY: ReadonlySet<Footsteps | undefined> = new Set<Footsteps | undefined>(['path', 'stone']);

export class FootDust {
  private readonly last = { x: 0, y: 0 };
  private seconds = BETWEEN_SECONDS;

  /** `speed` = share of full speed in each direction. Whether dust rises now. */
  step(speed: Readonly<Point>, seconds: number, ground: Footsteps | undefined): boolean {
    const { last } = this;
    this.seconds += seconds;
    const [before, now] = [Math.hypot(last.x, last.y), Math.hypot(speed.x, speed.y)];
    const hasTurned = before > STOOD && now > RUNS && (last.x * speed.x + last.y * speed.y) / (before * now) < TURN;
    const hasStarted = before <= STOOD && now > RUNS;
    last.x = speed.x;
    last.y = speed.y;
    if (!(hasStarted || hasTurned) || this.seconds < BETWEEN_SECONDS || !DRY.has(ground)) return false;
    this.seconds = 0;
    return true;
  }
}
