// State that is also stored in this browser, so that unfinished work survives a reload; what the player does on the map changes it too.

import { useEffect, useState } from 'react';
import { activityDraft, observeDraft } from '../../features/progress/activityDraft.ts';
import type { Schema } from '../../lib/storage/schemas.ts';

/** State of this person stored under `key`. A stored value that fails `valid` is replaced by `empty`. */
export function useStoredDraft<T extends object>(key: string, empty: T, valid: Schema<T>): [T, (next: T) => void] {
  const [draft, setDraft] = useState(() => activityDraft(key, valid, empty).read());
  useEffect(() => observeDraft(key, (written) => setDraft(written as T)), [key]);
  const store = (next: T) => {
    setDraft(next);
    activityDraft(key, valid, empty).write(next as Exclude<T, undefined>);
  };
  return [draft, store];
}
