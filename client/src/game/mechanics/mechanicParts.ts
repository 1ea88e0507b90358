// Says what a class of mechanics consists of: its code, loaded with a map that has one, and where it shows what happens.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import type { Area } from '../core/goalArrow.ts';
import type { Mechanic, MechanicContext } from './mechanic.ts';

export interface MechanicParts<N extends MechanicName> {
  /** Of its object on the map. */
  class: N;
  load(): Promise<{ create(context: MechanicContext<N>): Mechanic<N> }>;
  /** The part of the map that a window beside it leaves in sight: units beyond its rectangle, or what it says itself. */
  area?: { top: number; side?: number; bottom?: number };
  areaOf?(spot: MechanicSpot<N>): Area;
}

type ByClass = { readonly [N in MechanicName]: MechanicParts<N> };
export type MechanicOfClass = ByClass[MechanicName];
/** The mechanics that a game knows, by class. */
export type Mechanics = Partial<ByClass>;

/** What no kind of activity brings. */
export const OWN_MECHANICS: Mechanics = {
  'sliding-gate': { class: 'sliding-gate', load: () => import('./sliding-gate/slidingGate.ts'), area: { top: 60 } },
};

export function effectArea(mechanics: Mechanics, spot: MechanicSpot): Area {
  const parts: MechanicParts<MechanicName> | undefined = mechanics[spot.mechanic];
  if (parts?.areaOf) return parts.areaOf(spot);
  const { top = 0, side = 0, bottom = 0 } = parts?.area ?? {};
  return { x: spot.x - side, y: spot.y - top, width: spot.width + 2 * side, height: spot.height + top + bottom };
}
