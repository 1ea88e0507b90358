// How each kind of small animal lives: how fast it is, how long it rests, and what it does when the player comes near.
import type { AnimalKind } from '@lanternwise/shared/maps/animals';

interface AnimalHabits {
  /** Units per second. */
  speed: number;
  /** Longest way at once, units. */
  stride: number;
  restSeconds: number;
  restSpan: number;
  /** Height of its hops, and how many it makes a second. */
  hop: number;
  hopsPerSecond: number;
  /** Distance at which it notices the player. */
  shyness: number;
  flight: 'fly' | 'run' | 'look';
}

const bird = { speed: 52, stride: 34, restSeconds: 1.2, restSpan: 3.4, hop: 5, hopsPerSecond: 5 };

export const ANIMAL_HABITS: Readonly<Record<AnimalKind, AnimalHabits>> = {
  sparrow: { ...bird, shyness: 76, flight: 'fly' },
  bluebird: { ...bird, shyness: 92, flight: 'fly' },
  butterfly: {
    ...{ speed: 36, stride: 80, restSeconds: 0, restSpan: 0.3, hop: 9, hopsPerSecond: 1.3 },
    ...{ shyness: 44, flight: 'run' },
  },
  cat: {
    ...{ speed: 34, stride: 120, restSeconds: 4, restSpan: 7, hop: 0, hopsPerSecond: 0 },
    ...{ shyness: 90, flight: 'look' },
  },
  squirrel: {
    ...{ speed: 124, stride: 90, restSeconds: 1.2, restSpan: 3.2, hop: 3, hopsPerSecond: 5 },
    ...{ shyness: 78, flight: 'run' },
  },
};

/** The flights of birds: units, units per second, and seconds. */
export const BIRD = {
  speed: 170,
  climb: 120,
  flightSeconds: 1.5,
  ceiling: 150,
  approach: 190,
  awaySeconds: 7,
  awaySpan: 8,
} as const;
