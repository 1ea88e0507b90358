// Moves the body of a companion: along a journey, to a point, or out of the way of who comes towards it.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Journey } from './Journey.ts';
import type { Body, Mover } from './Mover.ts';
import type { Leader } from './Pursuit.ts';
import { stepAside } from './passing.ts';

/** Units per second. */
const ASIDE = 190;
/** It makes room when somebody runs at it from this side of its body. */
const AURA = 38;

export class Legs {
  private readonly aura: Body = { x: 0, y: 0, radius: AURA };
  private readonly aside = { x: 0, y: 0 };

  constructor(
    private readonly body: Body,
    private readonly mover: Pick<Mover, 'move'>,
  ) {}

  private moveBy(dx: number, dy: number, units: number): void {
    this.mover.move(this.body, dx * units, dy * units);
  }

  goOn(journey: Journey | undefined, speed: number, seconds: number): void {
    const step = journey?.step(this.body, seconds);
    if (step) this.moveBy(step.dx, step.dy, Math.min(step.distance, speed * seconds));
  }

  walkTo({ x, y }: Readonly<Point>, units: number): void {
    const [dx, dy] = [x - this.body.x, y - this.body.y];
    const distance = Math.hypot(dx, dy);
    if (distance > 1) this.moveBy(dx / distance, dy / distance, Math.min(units, distance));
  }

  /** Returns whether there is need for it. */
  makeRoom({ body, speed }: Leader, seconds: number): boolean {
    const { aura, aside } = this;
    aura.x = this.body.x;
    aura.y = this.body.y;
    if (!stepAside(aura, body, speed, aside)) return false;
    this.moveBy(aside.x, aside.y, ASIDE * seconds);
    return true;
  }
}
