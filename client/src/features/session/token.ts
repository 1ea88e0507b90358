// Stores the bearer token: in local storage if the user chose to be remembered, else in session storage.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stringSchema } from '../../lib/storage/schemas.ts';
import { localStorageArea, sessionStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { forgetLostSession } from './lostSession.ts';

const storedToken = (area: typeof localStorageArea) =>
  storedValue<string | undefined>(STORAGE_KEYS.token, stringSchema, { fallback: undefined, area });
const localToken = storedToken(localStorageArea);
const sessionToken = storedToken(sessionStorageArea);

export const readToken = (): string | undefined => localToken.read() ?? sessionToken.read();

/** Whether the token is in local storage. */
export const isRemembered = (): boolean => localToken.read() !== undefined;

export function storeToken(token: string, remember: boolean): void {
  clearToken();
  forgetLostSession();
  (remember ? localToken : sessionToken).write(token);
}

/** Removes the token from both storages. */
export function clearToken(): void {
  localToken.remove();
  sessionToken.remove();
}
