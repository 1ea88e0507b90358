// Wraps the browser storages in an interface that never throws; refused values, and what is played in a preview, are kept in memory.
import { STORAGE_KEYS } from './keys.ts';
import { storageTrouble, troubleOf } from './storageTrouble.ts';

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

/** `open` may throw: some browsers throw when the storage property is read. `onRefusal` hears of each write that was not taken. */
export function createStorageArea(open: () => BrowserStorage, onRefusal?: () => void): StorageArea {
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
      if (!isStored) onRefusal?.();
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

/** Belongs to the device and the session instead of what is played. */
const KEPT_IN_PREVIEW: ReadonlySet<string> = new Set(
  (['token', 'settings', 'cookieConsent', 'phoneNoticeAccepted', 'pausedLoops', 'preview'] as const).map(
    (name) => STORAGE_KEYS[name].key,
  ),
);

/** An area of a preview: it begins empty, and what is written to it is gone with the page. */
export function createPreviewArea(area: StorageArea): StorageArea {
  const memory = new Map<string, string>();
  return {
    get: (key) => (KEPT_IN_PREVIEW.has(key) ? area.get(key) : (memory.get(key) ?? null)),
    set(key, text, memoryFallback) {
      if (KEPT_IN_PREVIEW.has(key)) return area.set(key, text, memoryFallback);
      memory.set(key, text);
      return true;
    },
    remove(key) {
      if (KEPT_IN_PREVIEW.has(key)) area.remove(key);
      else memory.delete(key);
    },
    keys: (prefix) => [
      ...area.keys(prefix).filter((key) => KEPT_IN_PREVIEW.has(key)),
      ...[...memory.keys()].filter((key) => key.startsWith(prefix)),
    ],
  };
}

/** The area of the browser's own storage; its first refusal is remembered, for the words about what is not kept. */
const browserArea = (open: () => Storage): StorageArea =>
  createStorageArea(open, () => storageTrouble.setState(storageTrouble.getState() ?? troubleOf(open)));

const browserLocal = browserArea(() => localStorage);
const browserSession = browserArea(() => sessionStorage);
/** Entering and leaving a preview reload the page. */
const isPreview = browserSession.get(STORAGE_KEYS.preview.key) !== null;

export const localStorageArea = isPreview ? createPreviewArea(browserLocal) : browserLocal;
export const sessionStorageArea = isPreview ? createPreviewArea(browserSession) : browserSession;
