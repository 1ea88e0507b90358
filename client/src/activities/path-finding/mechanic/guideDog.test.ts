// Tests the guide dog's garden in a fake scene: nothing before the first maze, its squares and walls afterwards, the way marked with reduced motion.
import { PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import { mazeFigures, mazeOf } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { expect, it } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './guideDog.ts';

const maze = mazeOf(mazeFigures(PATH_LEVELS[1]!.grid))!;

function createGarden() {
  const frames = new Map<object, string>();
  const image = (_x: number, _y: number, _atlas: string, frame: string) => {
    const added: Record<string, unknown> = { frame: { name: frame }, flipX: false, depth: 0 };
    for (const name of ['setOrigin', 'setDepth', 'setPosition', 'setFlipX', 'setFrame', 'setScale'])
      added[name] = () => added;
    added.destroy = () => void frames.delete(added);
    frames.set(added, frame);
    return added;
  };
  const frame = { realWidth: 20, realHeight: 20, customData: { anchor: { x: 10, y: 10 } } };
  const texture = {
    has: () => true,
    get: () => frame,
    customData: {},
    getSourceImage: () => ({ getContext: () => null }),
  };
  const scene = { add: { image }, textures: { exists: () => true, get: () => texture } } as unknown as MechanicScene;
  const motion = { isReduced: false };
  let walls = 0;
  const mechanic = create({
    ...{ scene, bodies: [{ x: 0, y: 0, radius: 10 }], isMotionReduced: () => motion.isReduced },
    setPlaces: () => undefined,
    setWalls: (list: readonly unknown[]) => {
      walls = list.length;
    },
    spot: {
      ...{ object: 1, id: 'own-maze', mechanic: 'guide-dog', x: 100, y: 100, width: 240, height: 160, rotation: 0 },
      properties: { atlas: 'maze', frame: 'guide-dog-sit/0', reach: 300 },
    },
  } as unknown as MechanicContext<'guide-dog'>);
  const count = (name: string) => [...frames.values()].filter((one) => one === name).length;
  return { mechanic, motion, count, walls: () => walls, images: () => frames.size };
}

it('is an empty lawn with a sign before the first maze', () => {
  const { mechanic, count, walls, images } = createGarden();
  mechanic.command?.({ maze: null, live: null, sign: 'No maze yet', game: null });
  mechanic.update?.(16, 0.016);
  expect([count('own-maze-sign'), images(), walls()]).toEqual([1, 2, 0]);
});

it('grows the walls, the ends and the teleporters of the maze, and nobody walks through them', () => {
  const { mechanic, count, walls } = createGarden();
  mechanic.command?.({ maze, live: null, sign: 'Your maze', game: null });
  mechanic.update?.(16, 0.016);
  const names = ['wall', 'start', 'end', 'entrance', 'exit', 'step'].map((name) => count(`own-maze-${name}`));
  expect([names, count('guide-dog-sit/0'), walls()]).toEqual([[9, 1, 1, 1, 1, 0], 1, 1]);
});

it('marks the way with reduced motion', () => {
  const { mechanic, motion, count } = createGarden();
  mechanic.command?.({ maze, live: null, sign: 'Your maze', game: null });
  motion.isReduced = true;
  mechanic.update?.(16, 0.016);
  // Without start, end and both ends of the teleporter.
  expect(count('own-maze-step')).toBe(maze.path.length - 4);
});

it('shows the maze in hand instead, with the search over it, and lets the lawn go afterwards', () => {
  const { mechanic, count, walls } = createGarden();
  const live = { grid: PATH_LEVELS[0]!.grid, entrance: { row: 0, col: 0 }, visited: [], waiting: [], path: [] };
  mechanic.command?.({ maze: null, live, sign: 'Your maze', game: null });
  const names = ['wall', 'start', 'end', 'entrance'].map((name) => count(`own-maze-${name}`));
  expect([names, walls()]).toEqual([[15, 1, 1, 1], 0]);
  mechanic.command?.({ maze: null, live: null, sign: 'No maze yet', game: null });
  expect(count('own-maze-wall')).toBe(0);
});

it('leaves the way marked that a search on the lawn has just found', () => {
  const { mechanic, count } = createGarden();
  const path = maze.path.map(({ cell }) => cell);
  const live = { grid: maze.grid, entrance: null, visited: [], waiting: [], path: [] };
  const game = { isSearching: false, check: 'Find Path', hedge: 'A hedge' };
  mechanic.command?.({ maze: null, live, sign: 'Your maze', game });
  mechanic.command?.({
    ...{ maze: null, live: { ...live, visited: path, path }, sign: 'Your maze' },
    game: { ...game, isSearching: true },
  });
  mechanic.command?.({ maze, live: null, sign: 'Your maze', game: null });
  mechanic.update?.(16, 0.016);
  expect(count('own-maze-step')).toBe(maze.path.length - 4);
});

it('removes all it drew', () => {
  const { mechanic, images } = createGarden();
  mechanic.command?.({ maze, live: null, sign: 'Your maze', game: null });
  mechanic.destroy();
  expect(images()).toBe(0);
});
