// The way that the player has walked, as crumbs: who follows it fits wherever the player did.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Units between two crumbs, and how many are kept. */
const CRUMB_UNITS = 12;
const MOST_CRUMBS = 72;
/** From a crumb, so near counts as there. */
const REACHED_UNITS = 9;

export class Trail {
  /** A ring, so that a walk makes nothing new. */
  private readonly crumbs: { x: number; y: number }[] = Array.from({ length: MOST_CRUMBS }, () => ({ x: 0, y: 0 }));
  private first = 0;
  private count = 0;

  /** Begins here. */
  restart(at: Readonly<Point>): void {
    this.count = 0;
    this.drop(at);
  }

  /** Where the player is now. */
  extend(at: Readonly<Point>): void {
    const last = this.crumb(this.count - 1);
    if (!last || Math.hypot(at.x - last.x, at.y - last.y) >= CRUMB_UNITS) this.drop(at);
  }

  /** The crumb to walk to from here; undefined at the end. */
  next(at: Readonly<Point>): Readonly<Point> | undefined {
    for (let crumb = this.crumb(0); crumb; crumb = this.crumb(0)) {
      if (Math.hypot(crumb.x - at.x, crumb.y - at.y) > REACHED_UNITS) return crumb;
      this.first = (this.first + 1) % MOST_CRUMBS;
      this.count -= 1;
    }
    return undefined;
  }

  /** Those that lie ahead, copied. */
  rest(): Point[] {
    return Array.from({ length: this.count }, (_, at) => ({ ...(this.crumb(at) ?? { x: 0, y: 0 }) }));
  }

  private crumb(at: number): { x: number; y: number } | undefined {
    return at >= 0 && at < this.count ? this.crumbs[(this.first + at) % MOST_CRUMBS] : undefined;
  }

  /** The oldest one makes room. */
  private drop({ x, y }: Readonly<Point>): void {
    if (this.count === MOST_CRUMBS) this.first = (this.first + 1) % MOST_CRUMBS;
    else this.count += 1;
    const last = this.crumb(this.count - 1);
    if (!last) return;
    last.x = x;
    last.y = y;
  }
}
