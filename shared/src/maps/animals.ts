// The kinds of small animals that may live on a map, and where one does.
import type { Point } from './realmMap.ts';

export const ANIMAL_KINDS = ['sparrow', 'bluebird', 'butterfly', 'cat', 'squirrel'] as const;
export type AnimalKind = (typeof ANIMAL_KINDS)[number];

/** A place where animals of a kind live: they stay within `width`×`height` around (x, y). Decoration only. */
export interface AnimalSpot extends Point {
  /** Tiled's object id, for messages. */
  object: number;
  kind: AnimalKind;
  count: number;
  width: number;
  height: number;
}

/** The range of animals that were placed as a point. */
export const ANIMAL_RANGE = { width: 150, height: 90 } as const;

/** Animals that never touch the ground may live over anything. */
export const isAirborne = (kind: AnimalKind) => kind === 'butterfly';
