// What this browser keeps of an unfinished activity, for its window and the map; the next child at this computer starts afresh.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import type { Schema } from '../../lib/storage/schemas.ts';
import { type StoredValue, storedValue } from '../../lib/storage/storedValue.ts';
import { readLastPerson } from './lastPerson.ts';

/** The draft of this person; one that fails the schema is replaced by `empty`. */
export const activityDraft = <T>(activity: string, schema: Schema<T>, empty: T): StoredValue<T> =>
  storedValue(STORAGE_KEYS.activityDraft, schema, { id: `${readLastPerson()}:${activity}`, fallback: empty });
