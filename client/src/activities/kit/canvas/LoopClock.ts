// Divides real time into the updates of a loop: one per frame, or steps of a fixed length. Pure: the caller passes the time.

/** Upper limit of the time between two frames (background tab, slow computer), ms. */
const MAX_FRAME_MS = 100;

export interface Tick {
  /** Length of each update of this frame, seconds; empty while a fixed step is not complete. */
  updates: readonly number[];
  /** 0–1: progress into the next fixed step, for interpolation; 1 with a variable step. */
  alpha: number;
}

export class LoopClock {
  private lastTime: number | undefined;
  private accumulator = 0;

  /** `step` = length of a fixed step in ms, for games whose rules must not depend on the frame rate; without it one update per frame. */
  constructor(private readonly step?: number) {}

  /** `now` = monotonic time in ms. The first frame after the start or a pause has no updates. */
  tick(now: number): Tick {
    const elapsed = this.lastTime === undefined ? 0 : Math.min(MAX_FRAME_MS, now - this.lastTime);
    this.lastTime = now;
    if (this.step === undefined) return { updates: elapsed > 0 ? [elapsed / 1000] : [], alpha: 1 };
    this.accumulator += elapsed;
    const count = Math.floor(this.accumulator / this.step);
    this.accumulator -= count * this.step;
    return { updates: new Array<number>(count).fill(this.step / 1000), alpha: this.accumulator / this.step };
  }

  /** Discards the time until the next tick. */
  pause(): void {
    this.lastTime = undefined;
  }
}
