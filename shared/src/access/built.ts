// States what really exists: maps, realms whose lessons are all written, and pages of School Class X.
import { UNFINISHED_REALMS } from '../../generated/realms.ts';
import { DEFAULT_MAP, MAP_IDS, type MapId } from '../constants/realms.ts';

export interface BuiltFacts {
  isBuilt(realm: MapId): boolean;
  /** Lessons of the realm are planned, but not written. */
  isUnfinished(realm: MapId): boolean;
  /** The map that each built school page opens. */
  schoolPages: Readonly<Record<string, MapId>>;
}

export const BUILT: BuiltFacts = {
  isBuilt: (realm) => MAP_IDS.includes(realm),
  isUnfinished: (realm) => UNFINISHED_REALMS.includes(realm),
  schoolPages: { Unit1: DEFAULT_MAP },
};
