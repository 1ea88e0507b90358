// Tests the guide dog's walk: it sets out when the player comes near, again at the next visit, and stands at the end with reduced motion.

import { PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import { mazeFigures, mazeOf } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { expect, it } from 'vitest';
import { createDogWalk, placeDog, SQUARE, stepDogWalk } from './dogWalk.ts';

const maze = mazeOf(mazeFigures(PATH_LEVELS[1]!.grid))!;
const squareOf = (walk: ReturnType<typeof createDogWalk>) => {
  const place = { x: 0, y: 0, isFacingLeft: false };
  placeDog(walk, place);
  return `${Math.floor(place.y / SQUARE)},${Math.floor(place.x / SQUARE)}`;
};

/** Squares in the order in which the dog stands on them. */
function watch(walk: ReturnType<typeof createDogWalk>): string[] {
  const seen = [squareOf(walk)];
  for (let frame = 0; frame < 2000 && (frame === 0 || walk.isWalking); frame += 1) {
    stepDogWalk(walk, 0.016, true, false);
    if (squareOf(walk) !== seen.at(-1)) seen.push(squareOf(walk));
  }
  return seen;
}

it('waits at the start until the player comes near', () => {
  const walk = createDogWalk(maze.path);
  stepDogWalk(walk, 5, false, false);
  expect([squareOf(walk), walk.isWalking]).toEqual(['1,1', false]);
});

it('walks each square of the found way, and nothing between the ends of a teleporter', () => {
  expect(watch(createDogWalk(maze.path))).toEqual(maze.path.map(({ cell }) => `${cell.row},${cell.col}`));
});

it('walks again only after the player has left and come back', () => {
  const walk = createDogWalk(maze.path);
  watch(walk);
  stepDogWalk(walk, 1, true, false);
  expect([squareOf(walk), walk.isWalking]).toEqual(['6,11', false]);
  stepDogWalk(walk, 1, false, false);
  stepDogWalk(walk, 0, true, false);
  expect([squareOf(walk), walk.isWalking]).toEqual(['1,1', true]);
});

it('stands at the end with reduced motion', () => {
  const walk = createDogWalk(maze.path);
  stepDogWalk(walk, 0.016, true, true);
  expect([squareOf(walk), walk.isWalking]).toEqual(['6,11', false]);
});
