// The last known realm states of one person in this browser: read at once on opening, joined on every write.
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import { mergeRealmStates, type RealmState, realmStateSchema } from '@lanternwise/shared/quests/state';
import { type KeyStore, keysOf } from './eventStore.ts';
import type { RealmStates } from './progressSlice.ts';

const PREFIX = 'lanternwise:progress';
export const cacheKey = (person: string, realm: MapId): string => `${PREFIX}:${person}:${realm}`;

function parseState(text: string | null): RealmState | undefined {
  if (text === null) return undefined;
  try {
    const parsed = realmStateSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Falls through to the warning: damaged storage means defaults.
  }
  console.warn('Saved progress in this browser could not be read; defaults are used');
  return undefined;
}

export interface StateCache {
  readAll(): RealmStates;
  /** Joins with what another tab wrote. */
  write(realm: MapId, state: RealmState): void;
  replace(realm: MapId, state: RealmState): void;
  clear(): void;
  /** The realm and state that a storage event of another tab is about. */
  fromEvent(event: Pick<StorageEvent, 'key' | 'newValue'>): RealmStates | undefined;
}

export function createStateCache(storage: KeyStore | undefined, person: string): StateCache {
  const prefix = `${PREFIX}:${person}:`;
  const realmOf = (key: string): MapId | undefined => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return isMapId(name) ? name : undefined;
  };
  const read = (key: string) => {
    try {
      return parseState(storage?.getItem(key) ?? null);
    } catch {
      return undefined;
    }
  };
  const put = (realm: MapId, state: RealmState) => {
    try {
      storage?.setItem(cacheKey(person, realm), JSON.stringify(state));
    } catch {
      console.warn('Progress could not be kept in this browser');
    }
  };
  return {
    readAll() {
      const states: RealmStates = {};
      for (const key of keysOf(storage, prefix)) {
        const realm = realmOf(key);
        const state = realm && read(key);
        if (realm && state) states[realm] = state;
      }
      return states;
    },
    write(realm, state) {
      const theirs = read(cacheKey(person, realm));
      put(realm, theirs ? mergeRealmStates(theirs, state) : state);
    },
    replace: put,
    clear() {
      for (const key of keysOf(storage, prefix)) storage?.removeItem(key);
    },
    fromEvent({ key, newValue }) {
      const realm = key === null ? undefined : realmOf(key);
      const state = realm && parseState(newValue);
      return realm && state ? { [realm]: state } : undefined;
    },
  };
}
