// Judges a readable map as a place to play: nobody starts in a wall, everything can be reached, nothing lies outside or is missing.
import { checkBounds, checkSize } from './checkBounds.ts';
import { checkPassages } from './checkNarrow.ts';
import { checkOverlaps } from './checkOverlaps.ts';
import { checkPictures, type AtlasFrames } from './checkPictures.ts';
import { checkSpawn, checkTargets, type Reachability, computeReachability } from './checkReach.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export function checkRealmMap(map: RealmMap, pictures: AtlasFrames, reachability: Reachability = computeReachability(map)): MapProblem[] {
  return [
    ...checkSize(map),
    ...checkSpawn(map, reachability),
    ...checkTargets(map, reachability),
    ...checkPassages(map),
    ...checkBounds(map),
    ...checkOverlaps(map),
    ...checkPictures(map, pictures),
  ];
}
