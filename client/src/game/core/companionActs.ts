// What a companion does when it is asked to: says, goes, fetches, leads, walks, watches, poses or comes, until it is done or fails.
import type { CompanionMood } from '@lanternwise/shared/constants/companion';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { Journey } from './Journey.ts';
import type { CompanionWorld } from './Pursuit.ts';
import { type Step, StepWalk } from './StepWalk.ts';

/** Near enough to the player to have come. */
export const ARRIVED_UNITS = 112;
const FETCH_SECONDS = 1;
const POSE_SECONDS = 2.5;
/** What flies, and a moment to look where it lies. */
const WATCH_SECONDS = 1.3;
/** Who is led falls so far behind before it is waited for, and is so near before it goes on. */
const BEHIND_UNITS = 220;
const CAUGHT_UP_UNITS = 150;

/** What is asked of it; places are spots on the map by now. */
export type Task =
  | { act: 'say'; seconds: number; mood?: CompanionMood | undefined }
  | { act: 'go' | 'fetch'; spots: readonly Point[]; place: Readonly<Point> }
  | { act: 'lead'; way: readonly Readonly<Point>[] }
  | { act: 'walk'; steps: readonly Step[] }
  | { act: 'throw'; to: Readonly<Point> }
  | { act: 'pose'; pose: CompanionMood | 'carry'; seconds?: number | undefined }
  | { act: 'come' };

export type Progress = 'on' | 'done' | 'failed';

export interface Act {
  readonly name: Task['act'];
  /** Shown while it stands. */
  readonly mood?: CompanionMood | 'carry' | undefined;
  /** Neither follows nor rests: it is on a way of its own, or stands. */
  readonly isAway: boolean;
  /** The way to walk on now. */
  readonly journey?: Journey | undefined;
  /** Where it looks while it stands there; without one to the player. */
  readonly look?: Readonly<Point> | undefined;
  /** `gap` = units to the player; `isBack` = it is with the player, as near as there is room. */
  step(seconds: number, gap: number, isBack: boolean): Progress;
}

/** `from` = where it is, also later; `onStep` = what others see of a walk. */
export function createAct(
  task: Task,
  from: Readonly<Point>,
  world: Pick<CompanionWorld, 'findWay' | 'mover'>,
  onStep: (step: 'hop' | 'take') => void,
): Act {
  const { findWay } = world;
  switch (task.act) {
    case 'say':
      return lasting('say', false, task.mood, task.seconds);
    case 'pose':
      return lasting('pose', true, task.pose, task.seconds ?? POSE_SECONDS);
    case 'go':
      return going(Journey.to(findWay, from, task.spots), task.place);
    case 'fetch':
      return new Fetching(Journey.to(findWay, from, task.spots), task.place);
    case 'lead':
      return new Leading(task.way, from, world);
    case 'walk':
      return new StepWalk(task.steps, from, world, onStep);
    case 'throw':
      return { ...lasting('throw', true, undefined, WATCH_SECONDS), look: task.to };
    case 'come':
      return { name: 'come', isAway: false, step: (_, __, isBack) => (isBack ? 'done' : 'on') };
  }
}

function lasting(name: 'say' | 'pose' | 'throw', isAway: boolean, mood: Act['mood'], seconds: number): Act {
  let left = seconds;
  return {
    ...{ name, isAway, mood },
    step(passed) {
      left -= passed;
      return left > 0 ? 'on' : 'done';
    },
  };
}

const endOf = ({ state, isOver }: Journey): Progress => {
  if (!isOver) return 'on';
  return state === 'there' ? 'done' : 'failed';
};

const going = (journey: Journey, look: Readonly<Point>): Act => ({
  ...{ name: 'go', isAway: true, journey, look },
  step: () => endOf(journey),
});

class Fetching implements Act {
  readonly name = 'fetch';
  isAway = true;
  private waited = 0;

  constructor(
    readonly journey: Journey,
    private readonly place: Readonly<Point>,
  ) {}

  get look(): Readonly<Point> | undefined {
    return this.isAway ? this.place : undefined;
  }

  get mood(): CompanionMood | undefined {
    return this.isAway && this.journey.state === 'there' ? 'think' : undefined;
  }

  step(seconds: number, _: number, isBack: boolean): Progress {
    if (this.journey.state === 'failed') return 'failed';
    if (this.journey.state !== 'there') return 'on';
    this.waited += seconds;
    if (this.waited < FETCH_SECONDS) return 'on';
    // Back as it always follows.
    const wasAway = this.isAway;
    this.isAway = false;
    return isBack && !wasAway ? 'done' : 'on';
  }
}

class Leading implements Act {
  readonly name = 'lead';
  readonly isAway = true;
  private readonly way: Journey;
  private isWaiting = false;

  constructor(
    way: readonly Readonly<Point>[],
    from: Readonly<Point>,
    world: Pick<CompanionWorld, 'findWay' | 'mover'>,
  ) {
    this.way = Journey.onto(world, from, way);
  }

  /** None while it waits for who comes after it. */
  get journey(): Journey | undefined {
    return this.isWaiting ? undefined : this.way;
  }

  step(_: number, gap: number): Progress {
    this.isWaiting = gap > (this.isWaiting ? CAUGHT_UP_UNITS : BEHIND_UNITS);
    if (this.way.state === 'failed') return 'failed';
    return this.way.state === 'there' && gap <= ARRIVED_UNITS ? 'done' : 'on';
  }
}
