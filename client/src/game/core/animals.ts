// Steps the small animals of a map: they rest, move to another spot of their range, flee from the player, and come back.
import { type AnimalKind, type AnimalSpot, isAirborne } from '@lanternwise/shared/maps/animals';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { ANIMAL_HABITS, BIRD } from './animalHabits.ts';

/** `flee` and `arrive` are flights of birds; one that is `away`, or `unplaced` at the start, is not seen. */
type AnimalPose = 'unplaced' | 'rest' | 'move' | 'flee' | 'arrive' | 'away';

export interface Animal {
  kind: AnimalKind;
  home: AnimalSpot;
  x: number;
  y: number;
  /** Above the ground. */
  height: number;
  pose: AnimalPose;
  isFacingLeft: boolean;
  /** False while its place lies in the dusk and it sleeps out of sight. */
  isAwake: boolean;
  /** Remaining seconds of a rest, a flight or an absence. */
  seconds: number;
  /** Seconds in this pose, for its animation. */
  poseSeconds: number;
  goalX: number;
  goalY: number;
  /** State of its own random numbers. */
  seed: number;
}

/** Whether an animal may stand at a spot. */
export type IsFree = (x: number, y: number) => boolean;

/** Distance between the spots of a way that are checked. */
const CHECK_STEP = 12;
const GOAL_TRIES = 6;

/** `index` = which one of its flock. */
export function createAnimal(home: AnimalSpot, index = 0): Animal {
  const animal: Animal = {
    ...{ kind: home.kind, home, x: home.x, y: home.y, height: 0, pose: 'unplaced', isFacingLeft: false },
    ...{ isAwake: true, seconds: 0, poseSeconds: 0, goalX: home.x, goalY: home.y },
    seed: Math.imul(home.object * 16 + index, 2_654_435_761) >>> 0,
  };
  animal.isFacingLeft = nextRandom(animal) < 0.5;
  return animal;
}

/** Mulberry32: small, even, and the same for the same animal. */
function nextRandom(animal: Animal): number {
  animal.seed = (animal.seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(animal.seed ^ (animal.seed >>> 15), 1 | animal.seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

export function stepAnimal(animal: Animal, seconds: number, hero: Point, isFree: IsFree): void {
  animal.poseSeconds += seconds;
  animal.seconds -= seconds;
  if (!animal.isAwake) fallAsleep(animal);
  else if (animal.pose === 'unplaced') settle(animal, isFree);
  else if (animal.pose === 'away') waitAway(animal, hero, isFree);
  else if (animal.pose === 'flee') flyOff(animal, seconds);
  else if (animal.pose === 'arrive') flyIn(animal, seconds);
  else if (!startFlight(animal, hero, isFree)) stepCalmly(animal, seconds, isFree);
}

/** With reduced motion an animal that is awake rests where it is, or in its range if it had left. */
export function keepStill(animal: Animal, seconds: number, isFree: IsFree): void {
  animal.poseSeconds += seconds;
  if (!animal.isAwake) fallAsleep(animal);
  else if (animal.pose === 'move') setPose(animal, 'rest');
  else if (animal.pose !== 'rest') settle(animal, isFree);
  animal.height = hoverHeight(animal);
}

/** How much of it is seen: birds fade on their way out and in. */
export function animalAlpha({ pose, height }: Animal): number {
  if (pose === 'away' || pose === 'unplaced') return 0;
  return pose === 'flee' || pose === 'arrive' ? Math.max(0, Math.min(1, 2 - height / (BIRD.ceiling / 2))) : 1;
}

function setPose(animal: Animal, pose: AnimalPose): void {
  if (animal.pose === pose) return;
  animal.pose = pose;
  animal.poseSeconds = 0;
}

/** Out of sight until its place is lit. */
function fallAsleep(animal: Animal): void {
  setPose(animal, 'away');
  animal.seconds = 0;
}

function rest(animal: Animal): void {
  const { restSeconds, restSpan } = ANIMAL_HABITS[animal.kind];
  setPose(animal, 'rest');
  animal.height = hoverHeight(animal);
  animal.seconds = restSeconds + nextRandom(animal) * restSpan;
}

const hoverHeight = ({ kind }: Animal) => (isAirborne(kind) ? ANIMAL_HABITS[kind].hop * 2 : 0);

function stepCalmly(animal: Animal, seconds: number, isFree: IsFree): void {
  if (animal.pose === 'rest') {
    if (animal.seconds > 0) return;
    if (chooseGoal(animal, isFree, ANIMAL_HABITS[animal.kind].stride)) setPose(animal, 'move');
    else rest(animal);
    return;
  }
  const { hop, hopsPerSecond, speed } = ANIMAL_HABITS[animal.kind];
  if (advance(animal, speed * seconds)) rest(animal);
  else animal.height = hoverHeight(animal) + Math.abs(Math.sin(animal.poseSeconds * hopsPerSecond * Math.PI)) * hop;
}

/** Returns true when the goal is reached. */
function advance(animal: Animal, stride: number): boolean {
  const dx = animal.goalX - animal.x;
  const dy = animal.goalY - animal.y;
  const distance = Math.hypot(dx, dy);
  if (Math.abs(dx) > 1) animal.isFacingLeft = dx < 0;
  const share = distance <= stride ? 1 : stride / distance;
  animal.x += dx * share;
  animal.y += dy * share;
  return share === 1;
}

/** A spot of its range, at most `stride` away, reachable in a straight line; `from` = the player, if it flees from it. */
function chooseGoal(animal: Animal, isFree: IsFree, stride: number, from?: Point): boolean {
  const { home } = animal;
  let best = -1;
  for (let attempt = 0; attempt < GOAL_TRIES; attempt += 1) {
    const wantedX = home.x + (nextRandom(animal) - 0.5) * home.width;
    const wantedY = home.y + (nextRandom(animal) - 0.5) * home.height;
    const share = Math.min(1, stride / Math.max(1, Math.hypot(wantedX - animal.x, wantedY - animal.y)));
    const x = animal.x + (wantedX - animal.x) * share;
    const y = animal.y + (wantedY - animal.y) * share;
    const worth = from ? Math.hypot(x - from.x, y - from.y) : 0;
    if (worth <= best || !isWayFree(animal, x, y, isFree)) continue;
    best = worth;
    animal.goalX = x;
    animal.goalY = y;
    if (!from) break;
  }
  return best >= 0;
}

function isWayFree(animal: Animal, toX: number, toY: number, isFree: IsFree): boolean {
  if (isAirborne(animal.kind)) return true;
  const dx = toX - animal.x;
  const dy = toY - animal.y;
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / CHECK_STEP));
  for (let step = 1; step <= steps; step += 1) {
    if (!isFree(animal.x + (dx * step) / steps, animal.y + (dy * step) / steps)) return false;
  }
  return true;
}

/** Reacts to a player who comes near; returns whether a flight of birds began. */
function startFlight(animal: Animal, hero: Point, isFree: IsFree): boolean {
  const { shyness, flight } = ANIMAL_HABITS[animal.kind];
  const dx = animal.x - hero.x;
  if (Math.hypot(dx, animal.y - hero.y) > shyness) return false;
  if (flight === 'look') {
    if (animal.pose === 'rest') animal.isFacingLeft = dx > 0;
    return false;
  }
  if (flight === 'run') {
    if (animal.pose === 'rest' && chooseGoal(animal, isFree, Number.POSITIVE_INFINITY, hero)) setPose(animal, 'move');
    return false;
  }
  setPose(animal, 'flee');
  animal.isFacingLeft = dx < 0;
  animal.seconds = BIRD.flightSeconds;
  return true;
}

function flyOff(animal: Animal, seconds: number): void {
  animal.x += (animal.isFacingLeft ? -1 : 1) * BIRD.speed * seconds;
  animal.height += BIRD.climb * seconds;
  if (animal.seconds > 0) return;
  setPose(animal, 'away');
  animal.seconds = BIRD.awaySeconds + nextRandom(animal) * BIRD.awaySpan;
}

/** Rests at a spot of its range. */
function settle(animal: Animal, isFree: IsFree): void {
  animal.x = animal.home.x;
  animal.y = animal.home.y;
  if (chooseGoal(animal, isFree, Number.POSITIVE_INFINITY)) {
    animal.x = animal.goalX;
    animal.y = animal.goalY;
  }
  rest(animal);
}

/** Comes back when its time is over and the player is not at its place. */
function waitAway(animal: Animal, hero: Point, isFree: IsFree): void {
  const { home } = animal;
  const { flight, shyness } = ANIMAL_HABITS[animal.kind];
  const isHeroHere = Math.hypot(home.x - hero.x, home.y - hero.y) < shyness * 2 + home.width / 2;
  if (animal.seconds > 0 || (flight === 'fly' && isHeroHere)) return;
  settle(animal, isFree);
  if (flight !== 'fly') return;
  animal.isFacingLeft = nextRandom(animal) < 0.5;
  animal.height = BIRD.ceiling;
  animal.goalX = animal.x;
  animal.goalY = animal.y;
  animal.x += (animal.isFacingLeft ? 1 : -1) * BIRD.approach;
  setPose(animal, 'arrive');
}

/** Glides down to its goal. */
function flyIn(animal: Animal, seconds: number): void {
  const isThere = advance(animal, BIRD.speed * seconds);
  animal.height = BIRD.ceiling * (Math.abs(animal.goalX - animal.x) / BIRD.approach);
  if (isThere) rest(animal);
}
