// Tests who comes to what happened, and that nobody stands in the way, in a wall or on another's feet.
import { describe, expect, it } from 'vitest';
import { lineSeconds, standFor, whoComes } from './gather.ts';

const place = { x: 500, y: 500 };
const somebody = (id: string, x: number, y = 500) => ({ id, x, y });

describe('who comes', () => {
  const people = [somebody('far', 900), somebody('near', 560), somebody('gone', 1300), somebody('middle', 700)];

  it('is the nearest first, and nobody from the other end of the map', () => {
    expect(whoComes(people, place, 3, () => true).map(({ id }) => id)).toEqual(['near', 'middle', 'far']);
    expect(whoComes(people, place, 2, () => true).map(({ id }) => id)).toEqual(['near', 'middle']);
  });

  it('is of those who cannot walk only who sees it from there', () => {
    expect(whoComes(people, place, 3, ({ id }) => id === 'far').map(({ id }) => id)).toEqual(['near', 'far']);
  });
});

describe('where one stands', () => {
  it('is at the side from which one comes, turned to the place', () => {
    expect(standFor({ x: 200, y: 500 }, place, [], () => true)).toMatchObject({ x: 388, facing: 'right' });
    expect(standFor({ x: 800, y: 500 }, place, [], () => true)).toMatchObject({ x: 612, facing: 'left' });
  });

  it('is neither in a wall nor where somebody is', () => {
    const from = { x: 200, y: 500 };
    const first = standFor(from, place, [], () => true);
    const second = standFor(from, place, [first ?? place], () => true);
    expect(second).toBeDefined();
    expect(Math.hypot((second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0))).toBeGreaterThanOrEqual(
      40,
    );
    expect(standFor(from, place, [], (x) => x > place.x)?.x).toBeGreaterThan(place.x);
    expect(standFor(from, place, [], () => false)).toBeUndefined();
  });
});

it('a longer line stays longer', () => {
  expect(lineSeconds('It hums.')).toBeLessThan(lineSeconds('Nine of ten and the soup is still warm today'));
});
