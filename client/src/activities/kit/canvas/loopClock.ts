// Divides real time into the updates of a loop: one a frame, or steps of a fixed length. Pure: the caller brings the time.

/** A frame that took longer (a sleeping tab, a slow computer) counts as this long, ms. */
const LONGEST_FRAME = 100;

export interface Tick {
  /** Length of each update of this frame, seconds; empty where a fixed step is not full yet. */
  updates: readonly number[];
  /** 0–1: how far time has gone into the next fixed step, for drawing between two steps; 1 with a variable step. */
  between: number;
}

export class LoopClock {
  private last: number | undefined;
  private rest = 0;

  /** `step` = ms of a fixed step, for games whose rules must not depend on the computer; without it one update a frame. */
  constructor(private readonly step?: number) {}

  /** `now` = ms that never go backwards. The first frame after a start or a pause updates nothing. */
  tick(now: number): Tick {
    const passed = this.last === undefined ? 0 : Math.min(LONGEST_FRAME, now - this.last);
    this.last = now;
    if (this.step === undefined) return { updates: passed > 0 ? [passed / 1000] : [], between: 1 };
    this.rest += passed;
    const count = Math.floor(this.rest / this.step);
    this.rest -= count * this.step;
    return { updates: new Array<number>(count).fill(this.step / 1000), between: this.rest / this.step };
  }

  /** The time until the next tick does not count. */
  pause(): void {
    this.last = undefined;
  }
}
