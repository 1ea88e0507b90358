// Runs all checks of a parsed map: size, spawn, reachability, passages, bounds, overlaps, pictures, places, boards, names.
import { checkBoards } from './checkBoards.ts';
import { checkBounds, checkSize } from './checkBounds.ts';
import { checkFooting } from './checkFooting.ts';
import { checkOverlaps } from './checkOverlaps.ts';
import { checkPassages } from './checkPassages.ts';
import { type AtlasFrames, checkPictures } from './checkPictures.ts';
import { checkPlaces } from './checkPlaces.ts';
import { checkSpawn, checkTargets, computeReachability, type Reachability } from './checkReachability.ts';
import { checkReferences } from './checkReferences.ts';
import type { MapUse } from './mapNames.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

/** `uses` are the names that the realm's content uses of its map, where it is known. */
export function checkRealmMap(
  map: RealmMap,
  pictures: AtlasFrames,
  reachability: Reachability = computeReachability(map),
  uses?: readonly MapUse[],
): MapProblem[] {
  return [
    ...checkSize(map),
    ...checkSpawn(map, reachability),
    ...checkTargets(map, reachability),
    ...checkPassages(map),
    ...checkBounds(map),
    ...checkOverlaps(map),
    ...checkFooting(map, pictures),
    ...checkPictures(map, pictures, uses),
    ...checkPlaces(map, pictures),
    ...checkBoards(map),
    ...checkReferences(map, uses),
  ];
}
