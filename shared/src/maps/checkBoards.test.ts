// Tests that a board's picture can be written on; whose it is, checkReferences.ts compares.
import { expect, it } from 'vitest';
import { checkBoards } from './checkBoards.ts';
import { formatMapProblem, type Prop } from './realmMap.ts';
import { mapSketch } from './testing/mapSketch.ts';

const board = (frame: string, owner: string | undefined): Prop => ({
  ...{ object: 7, x: 64, y: 96, width: 64, height: 80, rotation: 0, atlas: 'shows', frame, flipX: false, fade: false },
  ...{ flat: false, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false, board: owner },
});
const messages = (...props: Prop[]) => {
  const map = mapSketch('S');
  map.shops = [{ object: 3, id: 'bakery', x: 64, y: 64, sprite: 'bakery', size: 168 }];
  return checkBoards({ ...map, props }).map(formatMapProblem);
};

it('accepts a board of a shop, and props that are no boards', () => {
  expect(messages(board('shop-display', 'bakery'), board('house', undefined))).toEqual([]);
});

it('names the object, its place and how to mend it', () => {
  expect(messages(board('house', 'bakery'))).toEqual([
    'sketch.tmj: object 7 at (64, 96): the picture "house" has no face to write on; use shop-display, speaking-sign, plot-board, garden-board, frame-arch, meme-machine, canteen-sign, or clear the property "board"',
  ]);
});

it('refuses a board that stands on its head', () => {
  expect(messages({ ...board('shop-display', 'bakery'), flipY: true })).toEqual([
    'sketch.tmj: object 7 at (64, 96): a board cannot stand on its head; press Y in Tiled to turn it back',
  ]);
});
