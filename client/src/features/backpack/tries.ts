// Counts wrong phrases on this device: after five of them the next one waits.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const MOST_TRIES = 5;
export const PAUSE_MS = 5 * 60_000;

interface Tries {
  wrong: number;
  /** Of the last one, in ms. */
  at: number;
}

const NONE: Tries = { wrong: 0, at: 0 };
const schema: Schema<Tries> = (value) =>
  isRecord(value) && typeof value.wrong === 'number' && typeof value.at === 'number'
    ? { wrong: value.wrong, at: value.at }
    : undefined;

const stored = (person: string) =>
  storedValue<Tries>(STORAGE_KEYS.backpackTries, schema, { id: person, fallback: NONE });

/** Milliseconds until the next try. A clock that was ahead holds nobody longer than one pause. */
export function pauseLeft(person: string, now: number): number {
  const { wrong, at } = stored(person).read();
  return wrong < MOST_TRIES ? 0 : Math.min(PAUSE_MS, Math.max(0, at + PAUSE_MS - now));
}

/** Returns how many tries are left before the pause. */
export function noteWrong(person: string, now: number): number {
  const before = stored(person).read();
  const wrong = before.wrong >= MOST_TRIES ? 1 : before.wrong + 1;
  stored(person).write({ wrong, at: now });
  return MOST_TRIES - wrong;
}

export const forgetTries = (person: string): void => stored(person).remove();
