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
  private readonly stations: Station[];

  constructor(
    stations: readonly Station[],
    private readonly findWay: FindWay,
  ) {
    this.stations = [...stations];
  }

  /** Adds a station, to which the next errand leads. */
  invite(station: Station): void {
    this.stations.push(station);
    this.wish = station;
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
    this.wish = undefined;
    if (!goal) return;
    this.isSearching = true;
    void this.findWay({ x: at.x, y: at.y }, goal).then((way) => {
      this.isSearching = false;
      if (!way || way.length === 0) return;
      this.goal = goal;
      this.way = way;
      this.passed = 0;
    });
  }
}
