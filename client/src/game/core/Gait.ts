// Computes the player's speed from the wished direction: starts at once, stops within a few hundredths of a second.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Seconds from full speed to standing. */
export const STOP_SECONDS = 0.06;

export class Gait {
  private readonly last = { x: 0, y: 0 };
  /** Remaining seconds of the slowdown. */
  private slowdown = 0;

  /** Writes the share of full speed for these `seconds` into `out`. `glides` = slow down after this step. */
  step(wish: Point, seconds: number, glides: boolean, out: { x: number; y: number }): void {
    if (wish.x !== 0 || wish.y !== 0) {
      this.last.x = out.x = wish.x;
      this.last.y = out.y = wish.y;
      this.slowdown = glides ? STOP_SECONDS : 0;
      return;
    }
    // The mean speed of the step, so that the way is the same at every frame rate.
    const used = Math.min(seconds, this.slowdown);
    const share = seconds > 0 ? ((this.slowdown - used / 2) / STOP_SECONDS) * (used / seconds) : 0;
    this.slowdown -= used;
    out.x = this.last.x * share;
    out.y = this.last.y * share;
  }

  /** Stops without a slowdown. */
  halt(): void {
    this.slowdown = 0;
  }
}
