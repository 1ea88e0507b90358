// Tests the way of a flame: from the hand to the lantern in an arc, in a time that is neither too short nor too long.
import { expect, it } from 'vitest';
import { flameAt, LIFT_SECONDS, planFlight } from './flight.ts';

const hand = { x: 100, y: 900 };
const lantern = { x: 900, y: 500 };
const at = (seconds: number, flight = planFlight(hand, lantern)) => {
  const out = { x: 0, y: 0 };
  flameAt(flight, seconds, out);
  return out;
};

it('begins at the hand, rises before it leaves, and ends in the lantern', () => {
  expect(at(0)).toEqual(hand);
  expect(at(LIFT_SECONDS)).toMatchObject({ x: 100 });
  expect(at(LIFT_SECONDS).y).toBeLessThan(hand.y - 20);
  const { duration } = planFlight(hand, lantern);
  for (const seconds of [duration, duration + 5]) {
    expect(at(seconds).x).toBeCloseTo(lantern.x);
    expect(at(seconds).y).toBeCloseTo(lantern.y);
  }
});

it('flies over the straight line', () => {
  const flight = planFlight(hand, lantern);
  const middle = at((LIFT_SECONDS + flight.duration) / 2, flight);
  expect(middle.x).toBeCloseTo(500);
  expect(middle.y).toBeLessThan(700 - 100);
});

it('is seen to reach a near lantern, and a far one is not waited for', () => {
  expect(planFlight(hand, { x: 110, y: 880 }).duration).toBeGreaterThan(1);
  expect(planFlight(hand, { x: 5000, y: 5000 }).duration).toBeLessThan(3);
});
