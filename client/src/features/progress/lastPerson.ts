// Stores the current or last user of this browser, for use while the session is unverified: a user id or "guest".
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stringSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const GUEST = 'guest';

const person = storedValue(STORAGE_KEYS.lastPerson, stringSchema, { fallback: GUEST });

export const readLastPerson = (): string => person.read();

export function storeLastPerson(next: string): void {
  person.write(next);
}
