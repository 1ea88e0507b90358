// Tests the search on the ground of a realm: by each method to the cell of a place, round fences, with what it looked at.
import { SEARCH_METHODS } from '@lanternwise/shared/learning/search/searchGrid';
import { expect, it } from 'vitest';
import { drawGround } from '../testing/drawGround.ts';
import { searchWay } from './searchWay.ts';

const FIELD = drawGround(`
  ..........
  .W....#...
  ......#.T.
  ......#...
  P.........`);
const place = { x: 8.4 * 64, y: 2.4 * 64 };

it('finds the shortest way breadth-first, and looks at more than the greedy search', () => {
  const [breadth, depth, greedy] = SEARCH_METHODS.map((method) => searchWay(FIELD.ground, place, method));
  expect(breadth).toMatchObject({ steps: 10 });
  expect(breadth?.way).toHaveLength(10);
  expect(breadth?.way.at(-1)).toEqual({ x: 8.5 * 64, y: 2.5 * 64 });
  expect(breadth?.visited[0]).toEqual({ x: 1.5 * 64, y: 1.5 * 64 });
  for (const found of [breadth, depth, greedy]) expect(found?.visited).toHaveLength(found?.looked ?? 0);
  expect(greedy?.looked).toBeLessThan(breadth?.looked ?? 0);
  expect(depth?.steps).toBeGreaterThan(10);
});

it('steps over no fence', () => {
  const { ground } = drawGround(`
    W|.
    P.`);
  const found = searchWay(ground, { x: 96, y: 32 }, 'breadth-first');
  expect(found?.way).toEqual([
    { x: 32, y: 96 },
    { x: 96, y: 96 },
    { x: 96, y: 32 },
  ]);
});

it('has no step to where it is, and no way to where none leads', () => {
  expect(searchWay(FIELD.ground, { x: 96, y: 96 }, 'greedy')).toMatchObject({ steps: 0, way: [], looked: 1 });
  const { ground } = drawGround('WP#.');
  expect(searchWay(ground, { x: 224, y: 32 }, 'greedy')).toBeUndefined();
});
