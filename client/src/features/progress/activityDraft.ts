// What this browser keeps of an unfinished activity, for its window and the map; the next child at this computer starts afresh.
import { observeStore } from '../../lib/observeStore.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { type StoredValue, storedValue } from '../../lib/storage/storedValue.ts';
import { createValueStore, type ValueStore } from '../../lib/valueStore.ts';
import { readLastPerson } from './lastPerson.ts';

/** What was written of each draft since the page was opened. */
const written = new Map<string, ValueStore<unknown>>();

function writtenOf(id: string): ValueStore<unknown> {
  const store = written.get(id) ?? createValueStore<unknown>(undefined);
  written.set(id, store);
  return store;
}

const idOf = (activity: string): string => `${readLastPerson()}:${activity}`;

/** The draft of this person; one that fails the schema is replaced by `empty`. */
export function activityDraft<T>(activity: string, schema: Schema<T>, empty: T): StoredValue<T> {
  const id = idOf(activity);
  const stored = storedValue(STORAGE_KEYS.activityDraft, schema, { id, fallback: empty });
  return {
    ...stored,
    write(draft) {
      const isStored = stored.write(draft);
      writtenOf(id).setState(draft);
      return isStored;
    },
  };
}

/** `listener` gets what the window or the map writes of this person's. Returns the unsubscribe function. */
export function observeDraft(activity: string, listener: (draft: unknown) => void): () => void {
  return observeStore(writtenOf(idOf(activity)), (draft) => draft, listener);
}
