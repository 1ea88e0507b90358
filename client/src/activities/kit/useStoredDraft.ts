// State that is also stored in this browser, so that unfinished work survives a reload.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

/** State stored under `key`; a stored value that fails `valid` is replaced by `empty`. */
export function useStoredDraft<T extends object>(key: string, empty: T, valid: Schema<T>): [T, (next: T) => void] {
  const draftStorage = () => storedValue<T>(STORAGE_KEYS.activityDraft, valid, { id: key, fallback: empty });
  const [draft, setDraft] = useState(() => draftStorage().read());
  const store = (next: T) => {
    setDraft(next);
    draftStorage().write(next as Exclude<T, undefined>);
  };
  return [draft, store];
}
