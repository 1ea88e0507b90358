// Detects that a walk ran into something: once per contact, again only after some free way.

/** Units walked before a stop counts as a bump, so that leaning on a wall is silent. */
const MIN_RUN = 24;

export class BumpDetector {
  private run = 0;

  /** `wished` and `moved` are the intended and the real way of this step, in units. */
  step(wished: number, moved: number, minShare: number): boolean {
    if (wished > 0 && moved < wished * minShare) {
      const isBump = this.run >= MIN_RUN;
      this.run = 0;
      return isBump;
    }
    this.run += moved;
    return false;
  }
}
