// One way of a companion: searched first, or given, then walked to its end, held up meanwhile, or given up where it is blocked.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { FindWay } from './Errands.ts';
import { createRouteWalk, type RouteWalk, stepRouteWalk } from './followRoute.ts';

type JourneyState = 'searching' | 'walking' | 'there' | 'failed';
type Step = Extract<ReturnType<typeof stepRouteWalk>, { state: 'walking' }>;

/** Searches for the way to one of several spots that are equally good. */
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

  /** To the first of these goals that can be reached; `then` = points to walk on to from there. */
  static to(findWay: FindWay, from: Readonly<Point>, goals: readonly Point[], then: readonly Point[] = []): Journey {
    const journey = new Journey();
    void journey.search(findWay, { x: from.x, y: from.y }, goals.slice(0, MOST_SEARCHES), then);
    return journey;
  }

  private async search(findWay: FindWay, from: Point, goals: readonly Point[], then: readonly Point[]): Promise<void> {
    for (const goal of goals) {
      const way = await findWay(from, goal);
      if (!way) continue;
      this.begin([...way, ...then]);
      return;
    }
    this.state = 'failed';
  }

  private begin(points: readonly Point[]): void {
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
