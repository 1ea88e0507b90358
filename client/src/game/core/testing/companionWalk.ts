// Walks a player and its companion through a drawn world, in steps of 1/60 s.
import { PLAYER_SIZE, PLAYER_SPEED } from '@lanternwise/shared/constants/movement';
import { type OrientedBox, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Facing, MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import { Companion } from '../companion.ts';
import type { Task } from '../companionActs.ts';
import { type Occluder, occludes } from '../depth.ts';
import { facingFromMovement } from '../facing.ts';
import { isClear, isOnGround, type Thing } from '../keepClear.ts';
import { findRoute } from '../pathfinding.ts';
import { createTextWorld } from './textWorld.ts';

const STEP = 1 / 60;

/** `@` = where the player starts. */
export function createCompanionWalk(drawing: string, { ground }: { ground?: MapRect } = {}) {
  const world = createTextWorld(drawing);
  const start = world.at('@');
  const things: Thing[] = [];
  const pictures: Occluder[] = [];
  const grounds: OrientedBox[] = ground ? [toOrientedBox(ground)] : [];
  const acted: string[] = [];
  /** What others see of a walk. */
  const taken: string[] = [];
  const leader = {
    body: { ...start, radius: PLAYER_SIZE / 2 },
    facing: 'down' as Facing,
    speed: { x: 0, y: 0 },
  };
  const companion = new Companion(
    {
      mover: world.mover,
      isClear: (x, y, margin) => isClear(things, grounds, x, y, margin),
      isSeen: (x, y) => pictures.every((picture) => !occludes(picture, { x, y })),
      isWorkGround: (x, y) => isOnGround(grounds, x, y),
      findWay: async (from, to) => {
        const { points, reachesGoal } = findRoute(world.grid, from, to, 0);
        return reachesGoal ? points : undefined;
      },
    },
    (act, arrived) => acted.push(`${act} ${arrived}`),
    (step) => taken.push(step),
  );
  const gap = () => Math.hypot(companion.body.x - leader.body.x, companion.body.y - leader.body.y);
  /** `watch` is called after each step. */
  const run = async (direction: Point, seconds: number, watch: () => void = () => undefined) => {
    Object.assign(leader.speed, direction);
    for (let time = 0; time < seconds; time += STEP) {
      const { x, y } = direction;
      world.mover.move(leader.body, x * PLAYER_SPEED * STEP, y * PLAYER_SPEED * STEP);
      leader.facing = facingFromMovement(x, y, leader.facing);
      companion.step(leader, STEP);
      watch();
      // Ways are found between two frames.
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return {
    ...{ world, companion, leader, things, pictures, acted, taken, gap },
    walk: run,
    stand: (seconds: number, watch?: () => void) => run({ x: 0, y: 0 }, seconds, watch),
    put: (to: Point) => Object.assign(leader.body, to),
    ask: (task: Task) => companion.ask(task),
    at: () => ({ x: Math.round(companion.body.x), y: Math.round(companion.body.y) }),
    isClearThere: () => isClear(things, grounds, companion.body.x, companion.body.y),
  };
}

export const RIGHT: Point = { x: 1, y: 0 };
export const LEFT: Point = { x: -1, y: 0 };
export const DOWN: Point = { x: 0, y: 1 };

const row = (inside: string, length: number): string => `#${inside.padEnd(length, '.')}#`;
/** A place without anything in it; the player starts at the left, in the middle. */
export const FIELD: string = [
  '#'.repeat(52),
  ...Array.from({ length: 24 }, (_, at) => row(at === 12 ? '....@' : '', 50)),
  '#'.repeat(52),
].join('\n');
