// Leads a townsperson from one station to another along routes.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Station } from './stations.ts';

/** Finds the waypoints between two spots; undefined if there is no way. */
export type FindWay = (from: Point, to: Point) => Promise<readonly Point[] | undefined>;

export class Errands {
  private goal: Station | undefined;
  private way: readonly Point[] = [];
  private passed = 0;
  private isSearching = false;
  /** A station to be visited before all others. */
  private wish: Station | undefined;
  /** Ways that were asked for before the last call are of no use. */
  private calls = 0;
  private readonly stations: Station[];

  constructor(
    stations: readonly Station[],
    private readonly findWay: FindWay,
  ) {
    this.stations = [...stations];
  }

  /** Drops the errand under way and leads to this station; `stays` = it is visited again later. */
  call(station: Station, stays: boolean): void {
    if (stays) this.stations.push(station);
    this.abandon();
    this.wish = station;
    this.calls += 1;
    this.isSearching = false;
  }

  /** It need not be visited any more. */
  dismiss(station: Station): void {
    if (this.wish === station) this.wish = undefined;
    if (this.goal === station) this.abandon();
  }

  /** The next waypoint; undefined while the way is searched. Chooses another station after the last one was reached. */
  next(at: Point, random: () => number): Point | undefined {
    if (!this.goal) this.choose(at, random);
    return this.way[this.passed];
  }

  /** The waypoint was reached; returns the station if it was its last one. */
  reach(): Station | undefined {
    this.passed += 1;
    if (this.passed < this.way.length) return undefined;
    const { goal } = this;
    if (goal === this.wish) this.wish = undefined;
    this.abandon();
    return goal;
  }

  /** Something blocks the way: the next errand starts from here. */
  abandon(): void {
    this.goal = undefined;
    this.way = [];
    this.passed = 0;
  }

  private choose(at: Point, random: () => number): void {
    if (this.isSearching) return;
    const others = this.stations.filter((station) => Math.hypot(station.x - at.x, station.y - at.y) > 20);
    const goal = this.wish ?? others[Math.floor(random() * others.length)];
    if (!goal) return;
    this.isSearching = true;
    const { calls } = this;
    void this.findWay({ x: at.x, y: at.y }, goal).then((way) => {
      if (calls !== this.calls) return;
      this.isSearching = false;
      // Where no way leads one does not go, however welcome.
      if (!way && goal === this.wish) this.wish = undefined;
      if (!way || way.length === 0) return;
      this.goal = goal;
      this.way = way;
      this.passed = 0;
    });
  }
}
