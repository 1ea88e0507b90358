// One way of a companion: searched first, or given, then walked to its end, held up meanwhile, or given up where it is blocked.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { FindWay } from './Errands.ts';
import { createRouteWalk, type RouteWalk, stepRouteWalk } from './followRoute.ts';
import { isWayFree, type Surroundings } from './restingSpot.ts';

interface Ways extends Pick<Surroundings, 'mover'> {
  findWay: FindWay;
}
type JourneyState = 'searching' | 'walking' | 'there' | 'failed';
type Step = Extract<ReturnType<typeof stepRouteWalk>, { state: 'walking' }>;

/** Searches for the way to one of several spots. */
const MOST_SEARCHES = 4;

export class Journey {
  state: JourneyState = 'searching';
  private walk: RouteWalk | undefined;

  private constructor() {}

  /** Along these points. */
  static along(points: readonly Point[]): Journey {
    const journey = new Journey();
    journey.begin(points);
    return journey;
  }

  /** To the first of these goals that can be reached. */
  static to(findWay: FindWay, from: Readonly<Point>, goals: readonly Readonly<Point>[]): Journey {
    const journey = new Journey();
    void journey.search(findWay, from, goals, async () => []);
    return journey;
  }

  /** To the first of these points that can be reached, and on to each of the others: straight, or round what is in the way. */
  static onto(map: Ways, from: Readonly<Point>, points: readonly Readonly<Point>[]): Journey {
    const journey = new Journey();
    void journey.search(map.findWay, from, points, async (reached) => {
      const way: Readonly<Point>[] = [];
      for (const [at, to] of points.entries()) {
        if (at <= reached) continue;
        const last = points[at - 1] ?? from;
        way.push(...(isWayFree(map, last, to) ? [to] : ((await map.findWay(last, to)) ?? [to])));
      }
      return way;
    });
    return journey;
  }

  private async search(
    findWay: FindWay,
    from: Readonly<Point>,
    goals: readonly Readonly<Point>[],
    then: (reached: number) => Promise<readonly Readonly<Point>[]>,
  ): Promise<void> {
    const start = { x: from.x, y: from.y };
    for (const [index, goal] of goals.slice(0, MOST_SEARCHES).entries()) {
      const way = await findWay(start, goal);
      if (!way) continue;
      this.begin([...way, ...(await then(index))]);
      return;
    }
    this.state = 'failed';
  }

  private begin(points: readonly Readonly<Point>[]): void {
    this.walk = createRouteWalk([...points], undefined, false, true);
    this.state = 'walking';
  }

  get isOver(): boolean {
    return this.state === 'there' || this.state === 'failed';
  }

  /** Where to go now; undefined while there is nothing to walk. */
  step(at: Readonly<Point>, seconds: number): Step | undefined {
    if (!this.walk || this.state !== 'walking') return undefined;
    const step = stepRouteWalk(this.walk, at, seconds);
    if (step.state === 'walking') return step;
    this.state = step.state === 'done' ? 'there' : 'failed';
    return undefined;
  }
}
