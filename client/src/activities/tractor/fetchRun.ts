// Runs a tractor program on a realm's ground: what is in the way is a stone, the thrown stick takes water's place.

import { runProgram, type TractorStep } from '@lanternwise/shared/activities/tractor/interpreter';
import type { CrashReason } from '@lanternwise/shared/activities/tractor/machine';
import { ahead, type Heading, type Machine, obey, type Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import { seededRandom, seedFromText } from '@lanternwise/shared/learning/random';
import { type GridCell, sameCell } from '@lanternwise/shared/learning/search/grid';
import { canStep, GROUND_CELL, type Ground, spotAt } from '@lanternwise/shared/maps/ground';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CompanionStep } from '../../bridge/events.ts';

export interface Throw {
  stick: GridCell;
  /** Where it was thrown: who fetches it looks there first. */
  heading: Heading;
}

/** `brought`: it came by the stick, or ended before it. `far`: out of the child's sight; `endless`: it was stopped there. */
type FetchEnd = 'brought' | 'finished' | 'bumped' | 'far' | 'endless';

export interface FetchRun {
  steps: CompanionStep[];
  end: FetchEnd;
  /** Cells that were walked. */
  moves: number;
}

/** The longest program of a field walks 20; more takes too long to watch. */
const MOST_MOVES = 30;
/** Turns and hops without a move, until it is clear that none will come. */
const MOST_STEPS = 400;
/** Steps of which one sees something. */
const MOST_SEEN = 120;
const TRIES = 60;

const HEADINGS: Readonly<Record<Heading, readonly [down: number, right: number]>> = {
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
  north: [-1, 0],
};
/** Cells that a stick flies, in both directions so few that one sees where it lands. */
const FARTHEST = { across: 6, along: 4 } as const;
/** Cells from the player that are seen on a laptop. */
const IN_SIGHT = { across: 9, along: 4 } as const;
/** Beside the line in which it is thrown: mostly on it. */
const DRIFTS = [0, 0, 0, 1, -1] as const;

const isInSight = ({ player }: Ground, { row, col }: GridCell): boolean =>
  Math.abs(col - player.col) <= IN_SIGHT.across && Math.abs(row - player.row) <= IN_SIGHT.along;

/** Another throw each turn; undefined where there is no room around. All of the ground can be reached. */
export function throwStick(ground: Ground, turn: number): Throw | undefined {
  const random = seededRandom(seedFromText(`stick ${turn}`));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const heading = pick(Object.keys(HEADINGS) as Heading[]);
    const [down, right] = HEADINGS[heading];
    const far = 2 + Math.floor(random() * ((right === 0 ? FARTHEST.along : FARTHEST.across) - 1));
    const drift = pick(DRIFTS);
    const { row, col } = ground.companion;
    const stick = { row: row + down * far + right * drift, col: col + right * far + down * drift };
    if (spotAt(ground, stick) && isInSight(ground, stick) && !sameCell(stick, ground.player)) return { stick, heading };
  }
  return undefined;
}

function createMachine(ground: Ground, stick: GridCell): Machine {
  const next = ({ pose, cells }: Tractor): GridCell => {
    const { row, col } = ahead({ pose, cells });
    return { row, col };
  };
  const isFree = (tractor: Tractor) => canStep(ground, tractor.pose, next(tractor));
  const crash: CrashReason = 'stone';
  return {
    obey(tractor, command) {
      // There is nothing to plough here: a hop.
      if (command === 'plough' || command === 'plant') return { kind: 'done', tractor };
      if (command !== 'move') return obey(tractor, command);
      const at = next(tractor);
      if (!isFree(tractor)) return { kind: 'crashed', reason: crash, at };
      return { kind: 'done', tractor: { ...tractor, pose: { ...tractor.pose, ...at } } };
    },
    sense(tractor, sensor) {
      if (sensor === 'stone-ahead') return !isFree(tractor);
      return sensor === 'water-ahead' && isFree(tractor) && sameCell(next(tractor), stick);
    },
  };
}

/** From the middle of a cell to that of the next, also where nobody can stand. */
function beside(ground: Ground, at: GridCell, heading: Heading): Point {
  const { x, y } = spotAt(ground, at) ?? { x: 0, y: 0 };
  const [down, right] = HEADINGS[heading];
  return { x: x + right * GROUND_CELL, y: y + down * GROUND_CELL };
}

function seen(ground: Ground, { kind, pose }: TractorStep): CompanionStep | undefined {
  const spot = spotAt(ground, pose);
  switch (kind) {
    case 'move':
      return spot ? { step: 'go', to: { x: spot.x, y: spot.y } } : undefined;
    case 'turn-left':
    case 'turn-right':
      return { step: 'look', to: beside(ground, pose, pose.heading) };
    case 'plough':
    case 'plant':
      return { step: 'hop' };
    default:
      return undefined;
  }
}

/** The program goes on until it ends, bumps, leads out of sight, or has reached the stick. */
export function runFetch(program: Program, ground: Ground, { stick, heading }: Throw): FetchRun {
  const start: Tractor = { pose: { ...ground.companion, heading }, cells: [] };
  const machine = createMachine(ground, stick);
  const running = runProgram(program, start, MOST_STEPS, machine);
  const steps: CompanionStep[] = [
    { step: 'go', to: pointOf(ground, ground.companion) },
    { step: 'look', to: beside(ground, ground.companion, heading) },
  ];
  let moves = 0;
  for (;;) {
    const next = running.next();
    if (next.done) return { ...endOf(ground, machine, next.value, { stick, steps }), moves };
    const step = seen(ground, next.value);
    if (step) steps.push(step);
    if (next.value.kind === 'move') moves += 1;
    if (sameCell(next.value.pose, stick)) return { steps: [...steps, { step: 'take' }], end: 'brought', moves };
    if (!isInSight(ground, next.value.pose)) return { steps, end: 'far', moves };
    if (moves >= MOST_MOVES || steps.length >= MOST_SEEN) return { steps, end: 'endless', moves };
  }
}

const pointOf = (ground: Ground, cell: GridCell): Point => {
  const { x, y } = spotAt(ground, cell) ?? { x: 0, y: 0 };
  return { x, y };
};

type Ended = ReturnType<typeof runProgram> extends Generator<unknown, infer End> ? End : never;

function endOf(
  ground: Ground,
  machine: Machine,
  { end, tractor }: Ended,
  { stick, steps }: { stick: GridCell; steps: CompanionStep[] },
): Omit<FetchRun, 'moves'> {
  if (end.kind === 'step-limit') return { steps, end: 'endless' };
  if (end.kind === 'crashed') {
    return {
      steps: [...steps, { step: 'bump', to: beside(ground, tractor.pose, tractor.pose.heading) }],
      end: 'bumped',
    };
  }
  if (!machine.sense(tractor, 'water-ahead')) return { steps, end: 'finished' };
  // It stops before the stick as before the water: from there one can pick it up.
  return { steps: [...steps, { step: 'go', to: pointOf(ground, stick) }, { step: 'take' }], end: 'brought' };
}
