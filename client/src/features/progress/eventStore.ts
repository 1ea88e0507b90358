// Where events wait until the server has them: one storage key an event, so that two tabs never overwrite each other.
import type { QuestEvent } from '@lanternwise/shared/quests/events';

/** The part of the browser's Storage that is used. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface EventStore {
  /** Keeps the event. False where the browser's storage refused: it is then kept in memory only. */
  add(event: QuestEvent): boolean;
  /** All waiting events, oldest first. */
  list(): QuestEvent[];
  remove(ids: readonly string[]): void;
  /** Hands every waiting event to another person's store (a guest who made an account). Returns how many. */
  moveTo(other: EventStore): number;
}

const PREFIX = 'lanternwise:outbox';
const TIME_DIGITS = 15;

/** All keys that start with `prefix`; none where storage is blocked. */
export function keysOf(storage: KeyStore | undefined, prefix: string): string[] {
  if (!storage) return [];
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key): key is string => key?.startsWith(prefix) ?? false);
  } catch {
    return [];
  }
}

function parseEvent(storage: KeyStore, key: string): QuestEvent | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '');
    const sound = typeof parsed === 'object' && parsed !== null && 'id' in parsed && 'kind' in parsed && 'at' in parsed;
    if (sound) return parsed as QuestEvent;
  } catch {
    // A damaged entry can never be sent: it is removed below.
  }
  storage.removeItem(key);
  return undefined;
}

const byTime = (a: QuestEvent, b: QuestEvent) => a.at - b.at || (a.id < b.id ? -1 : 1);

/** The waiting events of one person (a user's id, or "guest"). */
export function createEventStore(storage: KeyStore | undefined, person: string): EventStore {
  const memory = new Map<string, QuestEvent>();
  const prefix = `${PREFIX}:${person}:`;
  const keyOf = (event: QuestEvent) => `${prefix}${String(event.at).padStart(TIME_DIGITS, '0')}:${event.id}`;
  const stored = () => {
    if (!storage) return [];
    return keysOf(storage, prefix).flatMap((key) => parseEvent(storage, key) ?? []);
  };
  const store: EventStore = {
    add(event) {
      try {
        if (!storage) throw new Error('storage is blocked');
        storage.setItem(keyOf(event), JSON.stringify(event));
        return true;
      } catch {
        memory.set(event.id, event);
        return false;
      }
    },
    list: () => [...stored(), ...memory.values()].sort(byTime),
    remove(ids) {
      const gone = new Set(ids);
      for (const id of ids) memory.delete(id);
      for (const key of keysOf(storage, prefix)) if (gone.has(key.slice(-36))) storage?.removeItem(key);
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
