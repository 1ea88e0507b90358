// Where the bearer token lives: local storage when the person asked to be remembered, else session storage of this tab.
import { localArea, sessionArea } from '../../lib/storage/area.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { textSchema } from '../../lib/storage/schemas.ts';
import { stored } from '../../lib/storage/stored.ts';

const tokenIn = (area: typeof localArea) =>
  stored<string | undefined>(STORAGE_KEYS.token, textSchema, { fallback: undefined, area });
const remembered = tokenIn(localArea);
const ofThisTab = tokenIn(sessionArea);

export const readToken = (): string | undefined => remembered.read() ?? ofThisTab.read();

/** Which storage holds a token now. */
export const isRemembered = (): boolean => remembered.read() !== undefined;

export function storeToken(token: string, remember: boolean): void {
  clearToken();
  (remember ? remembered : ofThisTab).write(token);
}

/** Removes the token from both storages. */
export function clearToken(): void {
  remembered.remove();
  ofThisTab.remove();
}
