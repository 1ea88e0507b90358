// Merges realm states from two sources: another tab, another device, the server.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import { mergeRealmStates, type RealmState } from '@lanternwise/shared/quests/state';
import type { RealmStates } from './progressSlice.ts';

export function mergeStates(mine: RealmStates, theirs: RealmStates): RealmStates {
  const merged: RealmStates = { ...mine };
  for (const [realm, state] of Object.entries(theirs) as [ProgressPlace, RealmState][]) {
    const known = merged[realm];
    merged[realm] = known ? mergeRealmStates(known, state) : state;
  }
  return merged;
}
