// Wraps the browser storages in an interface that never throws; refused values are kept in memory.
export interface StorageArea {
  get(key: string): string | null;
  /** Returns false if the browser refused (blocked or full); the text is then kept in memory unless `memoryFallback` is false. */
  set(key: string, text: string, memoryFallback?: boolean): boolean;
  remove(key: string): void;
  /** All keys that start with `prefix`. */
  keys(prefix: string): string[];
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface MemoryEntry {
  text: string;
  /** The stored text at the time of the refusal; if it has changed, another tab has written a newer value. */
  browserText: string | null;
}

/** `open` may throw: some browsers throw when the storage property is read. */
export function createStorageArea(open: () => BrowserStorage): StorageArea {
  const memory = new Map<string, MemoryEntry>();
  const tryStorage = <T>(action: (storage: BrowserStorage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const stored = (key: string) => tryStorage((storage) => storage.getItem(key)) ?? null;
  return {
    get(key) {
      const text = stored(key);
      const held = memory.get(key);
      if (held?.browserText === text) return held.text;
      memory.delete(key);
      return text;
    },
    set(key, text, memoryFallback = true) {
      const isStored = tryStorage((storage) => storage.setItem(key, text) ?? true) ?? false;
      if (isStored) memory.delete(key);
      else if (memoryFallback) memory.set(key, { text, browserText: stored(key) });
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      tryStorage((storage) => storage.removeItem(key));
    },
    keys(prefix) {
      const stored =
        tryStorage((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))) ?? [];
      const keys = new Set([...stored, ...memory.keys()]);
      return [...keys].filter((key): key is string => key?.startsWith(prefix) ?? false);
    },
  };
}

export const localStorageArea = createStorageArea(() => localStorage);
export const sessionStorageArea = createStorageArea(() => sessionStorage);
