// Stores pending events, each under its own storage key, so that two tabs never overwrite each other.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export interface EventStore {
  /** If the browser's storage refuses, the event is kept in memory only. */
  add(event: QuestEvent): void;
  /** All pending events, oldest first. */
  list(): QuestEvent[];
  remove(ids: readonly string[]): void;
  /** Moves all pending events to another user's store (a guest who registered). Returns their number. */
  moveTo(other: EventStore): number;
}

const TIME_DIGITS = 15;
const ID_LENGTH = 36;

const schema: Schema<QuestEvent> = (value) =>
  isRecord(value) && 'id' in value && 'kind' in value && 'at' in value ? (value as unknown as QuestEvent) : undefined;

const byTime = (a: QuestEvent, b: QuestEvent) => a.at - b.at || (a.id < b.id ? -1 : 1);
const keyOf = (event: QuestEvent) => `${String(event.at).padStart(TIME_DIGITS, '0')}:${event.id}`;

/** The pending events of one user (a user id, or "guest"). */
export function createEventStore(person: string, area = localStorageArea): EventStore {
  const prefix = `${STORAGE_KEYS.outbox.key}${person}:`;
  const storedEvent = (name: string) =>
    storedValue<QuestEvent | undefined>(STORAGE_KEYS.outbox, schema, {
      id: `${person}:${name}`,
      fallback: undefined,
      area,
    });
  const names = () => area.keys(prefix).map((key) => key.slice(prefix.length));
  const store: EventStore = {
    add: (event) => void storedEvent(keyOf(event)).write(event),
    list() {
      const events = names().flatMap((name) => {
        const entry = storedEvent(name);
        const event = entry.read();
        // An invalid entry can never be sent.
        if (!event) entry.remove();
        return event ?? [];
      });
      return events.sort(byTime);
    },
    remove(ids) {
      const removed = new Set(ids);
      for (const name of names()) if (removed.has(name.slice(-ID_LENGTH))) storedEvent(name).remove();
    },
    moveTo(other) {
      const events = store.list();
      for (const event of events) other.add(event);
      store.remove(events.map((event) => event.id));
      return events.length;
    },
  };
  return store;
}
