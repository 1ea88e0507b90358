// Where the bearer token lives: local storage when the person asked to be remembered, else session storage of this tab.

const KEY = 'token';

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Token of this tab where the browser blocks its storage. */
let inMemory: string | undefined;

export function readToken(): string | undefined {
  const stored = attempt(() => localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY));
  return stored ?? inMemory;
}

/** Which storage holds a token now. */
export function isRemembered(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== null) ?? false;
}

export function storeToken(token: string, remember: boolean): void {
  clearToken();
  inMemory = token;
  attempt(() => (remember ? localStorage : sessionStorage).setItem(KEY, token));
}

/** Removes the token from both storages. */
export function clearToken(): void {
  inMemory = undefined;
  attempt(() => localStorage.removeItem(KEY));
  attempt(() => sessionStorage.removeItem(KEY));
}
