// Who plays in this browser, or played last while the server cannot say: a user's id or "guest".
import type { KeyStore } from './eventStore.ts';

export const GUEST = 'guest';
const KEY = 'lanternwise:person';

export function readLastPerson(storage: KeyStore | undefined): string {
  try {
    return storage?.getItem(KEY) ?? GUEST;
  } catch {
    return GUEST;
  }
}

export function keepLastPerson(storage: KeyStore | undefined, person: string): void {
  try {
    storage?.setItem(KEY, person);
  } catch {
    // Storage is blocked: progress of this visit lives in memory and on the server.
  }
}
