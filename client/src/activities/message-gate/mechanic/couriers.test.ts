// Tests the couriers' walk: to the gate and in, or back and away; what they are is seen only at the gate; rounds run once a visit.
import { describe, expect, it } from 'vitest';
import {
  ageOf,
  type CourierWay,
  createRound,
  placeCourier,
  roundSeconds,
  standingPlace,
  stepRound,
} from './couriers.ts';

const WAY: CourierWay = { left: 100, right: 600, gateX: 350, gateY: 630, roadY: 690 };
const courier = (isThief: boolean, isShut: boolean) => ({ id: 'letter-1', isThief, isShut });

/** Places of a whole walk, ten times a second. */
const walk = (isShut: boolean) =>
  Array.from({ length: 200 }, (_, tick) => placeCourier(courier(true, isShut), tick / 10, WAY));

describe('a courier', () => {
  it('comes from the right along the road and up to the gate', () => {
    const places = walk(false);
    expect(places[10]).toMatchObject({ y: 690, facing: 'left', isDecided: false });
    expect(places.some(({ x, y, facing }) => x === 350 && y === 630 && facing === 'up')).toBe(true);
    expect(placeCourier(courier(true, false), -1, WAY)).toMatchObject({ alpha: 0, markAlpha: 0 });
  });

  it('goes in where the gate opens; the mark stays for a while, then nothing is left', () => {
    const places = walk(false);
    const opened = places.filter(({ opensGate }) => opensGate);
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.every(({ isDecided }) => isDecided)).toBe(true);
    expect(places.some(({ alpha, markAlpha }) => alpha === 0 && markAlpha === 1)).toBe(true);
    expect(places.at(-1)).toMatchObject({ alpha: 0, markAlpha: 0, opensGate: false });
  });

  it('turns away to the left where it stays shut', () => {
    const places = walk(true);
    expect(places.some(({ opensGate }) => opensGate)).toBe(false);
    expect(places.at(-1)).toMatchObject({ x: 100, y: 690, alpha: 0, isDecided: true });
  });
});

it('lets couriers stand on both sides of the gate without motion', () => {
  const couriers = [courier(true, true), courier(false, false), courier(false, true)];
  const places = couriers.map((_, at) => standingPlace(couriers, at, WAY).x);
  expect(places[0]).toBeLessThan(350);
  expect(places[1]).toBeGreaterThan(350);
  expect(places[2]).toBeLessThan(places[0] ?? 0);
});

it('runs a round at once, and the next one when the player comes back', () => {
  const round = createRound();
  const length = roundSeconds(2, WAY);
  stepRound(round, length + 1, true, length);
  expect(round.isRunning).toBe(false);
  stepRound(round, 1, true, length);
  expect(round.isRunning).toBe(false);
  stepRound(round, 1, false, length);
  stepRound(round, 0.1, true, length);
  expect(round.isRunning).toBe(true);
  expect(ageOf(round, 0)).toBeCloseTo(0.1);
  expect(ageOf(round, 1)).toBeLessThan(0);
});
