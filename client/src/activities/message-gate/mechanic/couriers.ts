// Rules of the couriers before the fort: they queue at the gate, and go in or turn away when the player is near.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';

/** Units a second. */
const SPEED = 95;
/** Seconds from one courier to the next. */
const GAP = 2.4;
/** Seconds at the gate before it opens or stays shut. */
const DECISION = 0.6;
/** Seconds in which a courier vanishes behind the gate or at the end of the way. */
const FADE = 0.4;
/** Seconds for which the mark of a courier who went in stays over the gate. */
const LINGER = 1.4;
/** How far a courier steps into the gate. */
const INSIDE = 12;
/** Distance of couriers who stand still, with reduced motion. */
const ROW = 36;

/** The way from the right end to the gate and, for those turned away, to the left end. */
export interface CourierWay {
  left: number;
  right: number;
  gateX: number;
  gateY: number;
  roadY: number;
}

export interface CourierPlace {
  x: number;
  y: number;
  facing: 'left' | 'up' | 'down';
  isWalking: boolean;
  /** 0 = not to be seen. */
  alpha: number;
  /** Whether one sees what the courier is, and what the gate did. */
  isDecided: boolean;
  /** How strongly the mark is seen; it outlasts a courier who went in. */
  markAlpha: number;
  opensGate: boolean;
}

const HIDDEN: CourierPlace = {
  ...{ x: 0, y: 0, facing: 'left', isWalking: false },
  ...{ alpha: 0, isDecided: false, markAlpha: 0, opensGate: false },
};

const share = (seconds: number, of: number): number => Math.min(1, Math.max(0, seconds / of));

/** Where a courier is `age` seconds after its start. */
export function placeCourier({ isShut }: Courier, age: number, way: CourierWay): CourierPlace {
  const { left, right, gateX, gateY, roadY } = way;
  const along = (right - gateX) / SPEED;
  const up = (roadY - gateY) / SPEED;
  const decided = along + up + DECISION;
  const seen = { ...HIDDEN, alpha: share(age, FADE), markAlpha: share(age, FADE), isWalking: true };
  if (age < 0) return HIDDEN;
  if (age < along) return { ...seen, x: right - age * SPEED, y: roadY };
  if (age < along + up) return { ...seen, x: gateX, y: roadY - (age - along) * SPEED, facing: 'up' };
  if (age < decided) return { ...seen, x: gateX, y: gateY, facing: 'up', isWalking: false };
  const after = age - decided;
  if (!isShut) {
    const gone = share(after, FADE);
    return {
      ...seen,
      ...{ x: gateX, y: gateY - INSIDE * gone, facing: 'up', alpha: 1 - gone, isWalking: gone < 1 },
      ...{ isDecided: true, markAlpha: 1 - share(after - LINGER, FADE), opensGate: after < LINGER },
    };
  }
  if (after < up) return { ...seen, x: gateX, y: gateY + after * SPEED, facing: 'down', isDecided: true };
  const away = (gateX - left) / SPEED;
  const alpha = 1 - share(after - up - away + FADE, FADE);
  const x = Math.max(left, gateX - (after - up) * SPEED);
  return { ...seen, x, y: roadY, alpha, markAlpha: alpha, isDecided: true };
}

/** Without motion: those turned away stand left of the gate, those let in right of it. */
export function standingPlace(couriers: readonly Courier[], at: number, way: CourierWay): CourierPlace {
  const isShut = couriers[at]?.isShut ?? false;
  const rank = couriers.slice(0, at).filter((one) => one.isShut === isShut).length + 1;
  const x = way.gateX + (isShut ? -1 : 1) * ROW * rank;
  return { ...HIDDEN, x, y: way.roadY, facing: 'down', alpha: 1, markAlpha: 1, isDecided: true };
}

/** Seconds that a row of couriers needs; the last one may have the longest way. */
export const roundSeconds = (count: number, { left, right, gateY, roadY }: CourierWay): number =>
  count * GAP + (right - left + 2 * (roadY - gateY)) / SPEED + DECISION + LINGER;

export interface CourierRound {
  /** Seconds since the first courier set out. */
  seconds: number;
  isRunning: boolean;
  wasNear: boolean;
}

export const createRound = (): CourierRound => ({ seconds: 0, isRunning: true, wasNear: true });

/** A round runs once; the next one begins when the player has left and come back. */
export function stepRound(round: CourierRound, delta: number, isNear: boolean, length: number): void {
  if (isNear && !round.wasNear && !round.isRunning) {
    round.seconds = 0;
    round.isRunning = true;
  }
  if (round.isRunning) {
    round.seconds += delta;
    round.isRunning = round.seconds < length;
  }
  round.wasNear = isNear;
}

export const ageOf = (round: CourierRound, at: number): number => round.seconds - at * GAP;
