// Who plays in this browser, or played last while the server cannot say: a user's id or "guest".
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { textSchema } from '../../lib/storage/schemas.ts';
import { stored } from '../../lib/storage/stored.ts';

export const GUEST = 'guest';

const person = stored(STORAGE_KEYS.person, textSchema, { fallback: GUEST });

export const readLastPerson = (): string => person.read();

export function keepLastPerson(next: string): void {
  person.write(next);
}
