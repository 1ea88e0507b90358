// The stick that is thrown for the companion, as rules: it flies, lies, is carried, and is gone when it was brought or forgotten.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { easeAlpha } from './depth.ts';

const FLIGHT_SECONDS = 0.8;
const FLIGHT_HEIGHT = 90;
/** Turns in the air. */
const TURNS = 2.5;
/** Angle at which it lies. */
const LYING = -0.3;
/** So long it lies where nobody goes for it. */
const FORGOTTEN_SECONDS = 25;

type State = 'none' | 'flying' | 'lying' | 'carried' | 'fading';

export class Stick {
  state: State = 'none';
  /** Its place on the ground. */
  x = 0;
  y = 0;
  /** Units above it. */
  lift = 0;
  /** Radians. */
  angle = LYING;
  alpha = 0;
  private readonly from = { x: 0, y: 0, lift: 0 };
  private readonly to = { x: 0, y: 0 };
  private seconds = 0;

  get isSeen(): boolean {
    return this.state !== 'none';
  }

  /** `ground` = under the hand that throws it, `lift` units above. */
  throw(ground: Readonly<Point>, lift: number, to: Readonly<Point>): void {
    Object.assign(this.from, { x: ground.x, y: ground.y, lift });
    Object.assign(this.to, { x: to.x, y: to.y });
    this.state = 'flying';
    this.seconds = 0;
    this.alpha = 1;
  }

  /** Wherever it lies or flies: who takes it stands there. */
  take(): void {
    if (this.state === 'flying' || this.state === 'lying') this.state = 'carried';
  }

  /** It was brought, or let go. */
  give(): void {
    if (this.state === 'carried') this.state = 'fading';
  }

  /** It will be needed a while longer. */
  remember(): void {
    if (this.state === 'lying') this.seconds = 0;
  }

  drop(): void {
    this.state = 'none';
  }

  /** `carrier` = where it is held while it is carried. */
  step(seconds: number, carrier: Readonly<Point> & { lift: number }, isMotionReduced: boolean): void {
    this.seconds += seconds;
    if (this.state === 'flying') this.fly(isMotionReduced);
    else if (this.state === 'carried')
      Object.assign(this, { x: carrier.x, y: carrier.y, lift: carrier.lift, angle: 0 });
    else if (this.state === 'lying' && this.seconds > FORGOTTEN_SECONDS) this.state = 'fading';
    else if (this.state === 'fading') this.fade(seconds);
  }

  private fly(isMotionReduced: boolean): void {
    const { from, to } = this;
    const share = isMotionReduced ? 1 : Math.min(1, this.seconds / FLIGHT_SECONDS);
    this.x = from.x + (to.x - from.x) * share;
    this.y = from.y + (to.y - from.y) * share;
    this.lift = from.lift * (1 - share) + FLIGHT_HEIGHT * 4 * share * (1 - share);
    this.angle = LYING + (1 - share) * TURNS * Math.PI * 2;
    if (share < 1) return;
    this.state = 'lying';
    this.seconds = 0;
  }

  private fade(seconds: number): void {
    this.alpha = easeAlpha(this.alpha, 0, seconds);
    if (this.alpha <= 0) this.state = 'none';
  }
}
