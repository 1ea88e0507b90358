// Divides real time into the updates of a loop: one a frame, or steps of a fixed length. Pure: the caller brings the time.

/** A frame that took longer (a sleeping tab, a slow computer) counts as this long, ms. */
const MAX_FRAME_MS = 100;

export interface Tick {
  /** Length of each update of this frame, seconds; empty where a fixed step is not full yet. */
  updates: readonly number[];
  /** 0–1: how far time has gone into the next fixed step, for drawing between two steps; 1 with a variable step. */
  alpha: number;
}

export class LoopClock {
  private lastTime: number | undefined;
  private accumulator = 0;

  /** `step` = ms of a fixed step, for games whose rules must not depend on the computer; without it one update a frame. */
  constructor(private readonly step?: number) {}

  /** `now` = ms that never go backwards. The first frame after a start or a pause updates nothing. */
  tick(now: number): Tick {
    const passed = this.lastTime === undefined ? 0 : Math.min(MAX_FRAME_MS, now - this.lastTime);
    this.lastTime = now;
    if (this.step === undefined) return { updates: passed > 0 ? [passed / 1000] : [], alpha: 1 };
    this.accumulator += passed;
    const count = Math.floor(this.accumulator / this.step);
    this.accumulator -= count * this.step;
    return { updates: new Array<number>(count).fill(this.step / 1000), alpha: this.accumulator / this.step };
  }

  /** The time until the next tick does not count. */
  pause(): void {
    this.lastTime = undefined;
  }
}
