// Judges a readable map as a place to play: nobody starts in a wall, everything can be reached, nothing lies outside or is missing.
import { checkBounds, checkSize } from './checkBounds.ts';
import { checkNarrow } from './checkNarrow.ts';
import { checkOverlaps } from './checkOverlaps.ts';
import { checkPictures, type KnownPictures } from './checkPictures.ts';
import { checkSpawn, checkTargets, type Reach, reachOf } from './checkReach.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export function checkRealmMap(map: RealmMap, pictures: KnownPictures, reach: Reach = reachOf(map)): MapProblem[] {
  return [
    ...checkSize(map),
    ...checkSpawn(map, reach),
    ...checkTargets(map, reach),
    ...checkNarrow(map),
    ...checkBounds(map),
    ...checkOverlaps(map),
    ...checkPictures(map, pictures),
  ];
}
