// A half-done piece of work that stays in this browser, so that a reload or another step finds it again.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

/** State stored under `key`; what is stored and does not pass `valid` is forgotten. */
export function useDraft<T extends object>(key: string, empty: T, valid: Schema<T>): [T, (next: T) => void] {
  const draftOf = () => storedValue<T>(STORAGE_KEYS.activityDraft, valid, { id: key, fallback: empty });
  const [draft, setDraft] = useState(() => draftOf().read());
  const store = (next: T) => {
    setDraft(next);
    draftOf().write(next as Exclude<T, undefined>);
  };
  return [draft, store];
}
