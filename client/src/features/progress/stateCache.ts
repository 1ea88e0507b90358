// Caches the realm states of one user in this browser; writes are merged with the stored state.
import { isProgressPlace, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import { mergeRealmStates, type RealmState } from '@lanternwise/shared/quests/state';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { parseStored, storedValue } from '../../lib/storage/storedValue.ts';
import type { RealmStates } from './progressSlice.ts';
import { readRealmState } from './readRealmState.ts';

export interface StateCache {
  readAll(): RealmStates;
  /** Merges with the stored state, which another tab may have written. */
  write(realm: ProgressPlace, state: RealmState): void;
  replace(realm: ProgressPlace, state: RealmState): void;
  clear(): void;
  /** Parses what another tab wrote; `id` and `text` as passed by `watchOtherTabs`. */
  fromOtherTab(id: string, text: string | null): RealmStates | undefined;
}

export function createStateCache(person: string, area = localStorageArea): StateCache {
  const storedState = (realm: ProgressPlace) =>
    storedValue<RealmState | undefined>(STORAGE_KEYS.progress, readRealmState, {
      id: `${person}:${realm}`,
      fallback: undefined,
      area,
    });
  const storedIds = () =>
    area.keys(`${STORAGE_KEYS.progress.key}${person}:`).map((key) => key.slice(STORAGE_KEYS.progress.key.length));
  const realmOf = (id: string): ProgressPlace | undefined => {
    const name = id.startsWith(`${person}:`) ? id.slice(person.length + 1) : '';
    return isProgressPlace(name) ? name : undefined;
  };
  const replace = (realm: ProgressPlace, state: RealmState) => {
    if (!storedState(realm).write(state)) console.warn('Progress could not be stored in this browser');
  };
  return {
    readAll() {
      const states: RealmStates = {};
      for (const id of storedIds()) {
        const realm = realmOf(id);
        const state = realm && storedState(realm).read();
        if (realm && state) states[realm] = state;
      }
      return states;
    },
    write(realm, state) {
      const theirs = storedState(realm).read();
      replace(realm, theirs ? mergeRealmStates(theirs, state) : state);
    },
    replace,
    clear() {
      for (const id of storedIds()) area.remove(STORAGE_KEYS.progress.key + id);
    },
    fromOtherTab(id, text) {
      const realm = realmOf(id);
      const state = realm && text !== null && parseStored(text, STORAGE_KEYS.progress, readRealmState);
      return realm && state ? { [realm]: state } : undefined;
    },
  };
}
