// A half-done piece of work that stays in this browser, so that a reload or another step finds it again.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

/** State stored under `key`; what is stored and does not pass `valid` is forgotten. */
export function useStoredDraft<T extends object>(key: string, empty: T, valid: Schema<T>): [T, (next: T) => void] {
  const draftStorage = () => storedValue<T>(STORAGE_KEYS.activityDraft, valid, { id: key, fallback: empty });
  const [draft, setDraft] = useState(() => draftStorage().read());
  const store = (next: T) => {
    setDraft(next);
    draftStorage().write(next as Exclude<T, undefined>);
  };
  return [draft, store];
}
