// Says what a class of mechanics consists of: its code, loaded with a map that has one, and where it shows what happens.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MechanicSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { Area } from '../core/goalArrow.ts';
import type { Entity } from '../entities/entity.ts';
import type { Mechanic, MechanicContext } from './mechanic.ts';

export interface MechanicParts<N extends MechanicName> {
  /** Of its object on the map. */
  class: N;
  load(): Promise<{ create(context: MechanicContext<N>): Mechanic<N> }>;
  /** The part of the map that a window beside it leaves in sight: units beyond its rectangle, or what it says itself. */
  area?: { top: number; side?: number; bottom?: number };
  areaOf?(spot: MechanicSpot<N>): Area;
  /** An activity is played on it first, before its window is shown. */
  isGround?: true;
  /** Where one begins to play on it, if nothing of it can be used there. */
  start?(spot: MechanicSpot<N>): Point;
  /** What of it the player can use. */
  place?: MechanicPlace<N>;
}

interface MechanicPlace<N extends MechanicName> {
  at(spot: MechanicSpot<N>): Point & { size: number; height: number };
  /** What the key does with it. */
  use: 'pull';
  /** In the current language; `go` = on the button that walks there and uses it. */
  describe(): { name: string; about: string; go: string };
}

type ByClass = { readonly [N in MechanicName]: MechanicParts<N> };
export type MechanicOfClass = ByClass[MechanicName];
/** The mechanics that a game knows, by class. */
export type Mechanics = Partial<ByClass>;

/** What no kind of activity brings. */
export const OWN_MECHANICS: Mechanics = {
  'sliding-gate': { class: 'sliding-gate', load: () => import('./sliding-gate/slidingGate.ts'), area: { top: 60 } },
  'work-ground': {
    class: 'work-ground',
    load: () => import('./work-ground/workGround.ts'),
    area: { top: 40, bottom: 20 },
    isGround: true,
  },
};

const partsOf = (mechanics: Mechanics, { mechanic }: MechanicSpot): MechanicParts<MechanicName> | undefined =>
  mechanics[mechanic];

/** As near as one walks to where it begins. */
const START_SIZE = 20;

export function mechanicPlace(mechanics: Mechanics, spot: MechanicSpot): Entity | undefined {
  const { place, start } = partsOf(mechanics, spot) ?? {};
  const { id, mechanic } = spot;
  if (place) return { ...place.at(spot), id, kind: 'mechanic', mechanic, isUsable: true };
  return start && { ...start(spot), size: START_SIZE, id, kind: 'zone', isUsable: false };
}

export const isGround = (mechanics: Mechanics, spot: MechanicSpot): boolean =>
  partsOf(mechanics, spot)?.isGround ?? false;

export function effectArea(mechanics: Mechanics, spot: MechanicSpot): Area {
  const parts = partsOf(mechanics, spot);
  if (parts?.areaOf) return parts.areaOf(spot);
  const { top = 0, side = 0, bottom = 0 } = parts?.area ?? {};
  return { x: spot.x - side, y: spot.y - top, width: spot.width + 2 * side, height: spot.height + top + bottom };
}
