// Walks step by step as somebody else has written it down, with looks, hops and bumps, and stops where the steps end.
import type { CompanionMood } from '@lanternwise/shared/constants/companion';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Act, Progress } from './companionActs.ts';
import { Journey } from './Journey.ts';
import type { CompanionWorld } from './Pursuit.ts';
import { isWayFree } from './restingSpot.ts';

export type Step =
  | { readonly step: 'go' | 'look' | 'bump'; readonly to: Readonly<Point> }
  | { readonly step: 'hop' | 'take' };

const LOOK_SECONDS = 0.22;
/** Less than a hop lasts, so that it goes on while it lands. */
const HOP_SECONDS = 0.26;
const TAKE_SECONDS = 0.5;
/** It runs against what is in its way for so long, at most so far, and stands before it for so long. */
const PUSH_SECONDS = 0.3;
const PUSH_UNITS = 26;
const HURT_SECONDS = 1.3;

const SECONDS = { go: 0, look: LOOK_SECONDS, bump: PUSH_SECONDS, hop: HOP_SECONDS, take: TAKE_SECONDS } as const;

export class StepWalk implements Act {
  readonly name = 'walk';
  readonly isAway = true;
  mood: CompanionMood | undefined;
  journey: Journey | undefined;
  look: Readonly<Point> | undefined;
  private taken = 0;
  /** Until the next step. */
  private left = 0;
  private isPushing = false;

  constructor(
    private readonly steps: readonly Step[],
    private readonly at: Readonly<Point>,
    private readonly world: Pick<CompanionWorld, 'findWay' | 'mover'>,
    private readonly onStep: (step: 'hop' | 'take') => void,
  ) {}

  step(seconds: number): Progress {
    this.left -= seconds;
    if (this.isPushing) {
      if (this.left <= 0) this.stopPushing();
      return 'on';
    }
    if (this.journey?.state === 'failed') return 'failed';
    if (this.left > 0 || (this.journey && !this.journey.isOver)) return 'on';
    this.mood = undefined;
    const next = this.steps[this.taken];
    if (!next) return 'done';
    this.taken += 1;
    this.begin(next);
    return 'on';
  }

  private begin(next: Step): void {
    this.journey = undefined;
    this.left = SECONDS[next.step];
    if (!('to' in next)) {
      this.onStep(next.step);
      return;
    }
    this.look = next.to;
    if (next.step === 'go') this.journey = this.wayTo(next.to);
    this.isPushing = next.step === 'bump';
    if (this.isPushing) this.journey = Journey.along([this.towards(next.to)]);
  }

  /** A wall would stop it sooner or later: both look like a bump. */
  private towards({ x, y }: Readonly<Point>): Point {
    const distance = Math.hypot(x - this.at.x, y - this.at.y);
    const share = Math.min(1, PUSH_UNITS / Math.max(1, distance));
    return { x: this.at.x + (x - this.at.x) * share, y: this.at.y + (y - this.at.y) * share };
  }

  private stopPushing(): void {
    this.isPushing = false;
    this.journey = undefined;
    this.mood = 'wrong';
    this.left = HURT_SECONDS;
  }

  private wayTo(to: Readonly<Point>): Journey {
    const { at, world } = this;
    return isWayFree(world, at, to) ? Journey.along([to]) : Journey.to(world.findWay, at, [to]);
  }
}
