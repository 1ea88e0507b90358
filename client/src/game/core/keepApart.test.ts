// Tests bubbles that fly: at every moment of the parrots' round none lies on another, nor on who stands among them.
import { expect, it } from 'vitest';
import { placeInFlight } from '../../activities/fact-check/mechanic/flight.ts';
import { figureArea } from './framing.ts';
import type { Area } from './goalArrow.ts';
import { liftsOf } from './keepApart.ts';

const AREA = { x: 450, y: 1076, width: 500, height: 130 };
const BUBBLE: Area = { x: -71, y: -124, width: 142, height: 54 };
const PARROT: Area = { x: -24, y: -70, width: 48, height: 64 };
const at = (part: Area, x: number, y: number): Area => ({ ...part, x: x + part.x, y: y + part.y });
const meet = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it.each([3, 6])('%i parrots keep apart from each other and from people all the way round', (count) => {
  const people = [figureArea({ x: 600, y: 1154 }), figureArea({ x: 552, y: 1154 })];
  for (let second = 0; second < 64; second += 1) {
    const places = Array.from({ length: count }, (_, one) => placeInFlight(AREA, one, count, second));
    const lifts = liftsOf(places, [BUBBLE, PARROT], people);
    const flown = places.map(({ x, y }, one) => [BUBBLE, PARROT].map((part) => at(part, x, y - (lifts[one] ?? 0))));
    flown.forEach((own, one) => {
      const others = [...people, ...flown.slice(one + 1).flat()];
      for (const part of own) for (const other of others) expect(meet(part, other), `second ${second}`).toBe(false);
    });
    expect(Math.max(...lifts)).toBeLessThan(150);
  }
});

it('does not rise without need', () => {
  expect(
    liftsOf(
      [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
      ],
      [BUBBLE, PARROT],
      [figureArea({ x: 150, y: 0 })],
    ),
  ).toEqual([0, 0]);
});
