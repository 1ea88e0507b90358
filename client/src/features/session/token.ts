// Where the bearer token lives: local storage when the person asked to be remembered, else session storage of this tab.

export const TOKEN_KEY = 'token';

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
  const stored = attempt(() => localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY));
  return stored ?? inMemory;
}

/** Which storage holds a token now. */
export function isRemembered(): boolean {
  return attempt(() => localStorage.getItem(TOKEN_KEY) !== null) ?? false;
}

export function storeToken(token: string, remember: boolean): void {
  clearToken();
  try {
    (remember ? localStorage : sessionStorage).setItem(TOKEN_KEY, token);
  } catch {
    inMemory = token;
  }
}

/** Removes the token from both storages. */
export function clearToken(): void {
  inMemory = undefined;
  attempt(() => localStorage.removeItem(TOKEN_KEY));
  attempt(() => sessionStorage.removeItem(TOKEN_KEY));
}
