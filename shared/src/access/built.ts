// States what really exists: maps, and pages of School Class X.
import { DEFAULT_MAP, MAP_IDS, type MapId } from '../constants/realms.ts';

export interface BuiltFacts {
  isBuilt(realm: MapId): boolean;
  /** The map that each built school page opens. */
  schoolPages: Readonly<Record<string, MapId>>;
}

export const BUILT: BuiltFacts = {
  isBuilt: (realm) => MAP_IDS.includes(realm),
  schoolPages: { Unit1: DEFAULT_MAP },
};
