// What this browser keeps of an unfinished activity, for its window and the map; the next child at this computer starts afresh.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { type StoredValue, storedValue } from '../../lib/storage/storedValue.ts';
import { readLastPerson } from './lastPerson.ts';

const listeners = new Map<string, Set<(draft: unknown) => void>>();

const idOf = (activity: string): string => `${readLastPerson()}:${activity}`;

/** The draft of this person; one that fails the schema is replaced by `empty`. */
export function activityDraft<T>(activity: string, schema: Schema<T>, empty: T): StoredValue<T> {
  const id = idOf(activity);
  const stored = storedValue(STORAGE_KEYS.activityDraft, schema, { id, fallback: empty });
  return {
    ...stored,
    write(draft) {
      const isStored = stored.write(draft);
      for (const listener of [...(listeners.get(id) ?? [])]) listener(draft);
      return isStored;
    },
  };
}

/** `listener` gets what the window or the map writes of this person's. Returns the unsubscribe function. */
export function observeDraft(activity: string, listener: (draft: unknown) => void): () => void {
  const id = idOf(activity);
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => void all.delete(listener);
}
