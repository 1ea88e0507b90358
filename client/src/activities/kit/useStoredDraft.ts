// State that is also stored in this browser, so that unfinished work survives a reload.
import { useState } from 'react';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

/** State of this person stored under `key`: the next child at this computer starts afresh. A stored value that fails `valid` is replaced by `empty`. */
export function useStoredDraft<T extends object>(key: string, empty: T, valid: Schema<T>): [T, (next: T) => void] {
  const id = `${readLastPerson()}:${key}`;
  const draftStorage = () => storedValue<T>(STORAGE_KEYS.activityDraft, valid, { id, fallback: empty });
  const [draft, setDraft] = useState(() => draftStorage().read());
  const store = (next: T) => {
    setDraft(next);
    draftStorage().write(next as Exclude<T, undefined>);
  };
  return [draft, store];
}
