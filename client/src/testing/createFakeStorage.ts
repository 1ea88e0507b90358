// Creates a fake browser storage for tests that can be full or blocked.
import { createStorageArea, type StorageArea } from '../lib/storage/storageArea.ts';

export interface FakeStorage extends StorageArea {
  full: boolean;
  blocked: boolean;
  /** Bypasses the memory fallback. */
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  names(): string[];
}

export function createFakeStorage(): FakeStorage {
  const entries = new Map<string, string>();
  const raw = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (fake.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  const area = createStorageArea(() => {
    if (fake.blocked) throw new DOMException('blocked', 'SecurityError');
    return raw;
  });
  const fake: FakeStorage = {
    ...area,
    full: false,
    blocked: false,
    getItem: raw.getItem,
    setItem: raw.setItem,
    names: () => [...entries.keys()],
  };
  return fake;
}
