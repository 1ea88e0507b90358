// The browser's two storages behind an interface that never throws: what a blocked or full storage refuses is held in memory.

export interface StorageArea {
  get(key: string): string | null;
  /** False where the browser refused (blocked or full): the text then lives until the page closes, unless `holdsRefused` is false. */
  set(key: string, text: string, holdsRefused?: boolean): boolean;
  remove(key: string): void;
  /** All keys that start with `prefix`. */
  keys(prefix: string): string[];
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface MemoryEntry {
  text: string;
  /** What the browser held when it refused the text: once that has changed, another tab has written something newer. */
  browserText: string | null;
}

/** `open` may throw: some browsers throw when the property itself is read. */
export function createStorageArea(open: () => BrowserStorage): StorageArea {
  const memory = new Map<string, MemoryEntry>();
  const tryStorage = <T>(work: (storage: BrowserStorage) => T): T | undefined => {
    try {
      return work(open());
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
    set(key, text, holdsRefused = true) {
      const isStored = tryStorage((storage) => storage.setItem(key, text) ?? true) ?? false;
      if (isStored) memory.delete(key);
      else if (holdsRefused) memory.set(key, { text, browserText: stored(key) });
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      tryStorage((storage) => storage.removeItem(key));
    },
    keys(prefix) {
      const stored = tryStorage((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at))) ?? [];
      const keys = new Set([...stored, ...memory.keys()]);
      return [...keys].filter((key): key is string => key?.startsWith(prefix) ?? false);
    },
  };
}

export const localStorageArea = createStorageArea(() => localStorage);
export const sessionStorageArea = createStorageArea(() => sessionStorage);
