// One value in the browser's storage: checked on the way in, versioned, moved from where it stood before, and never a reason to throw.

import type { StorageKey } from './keys.ts';
import { isRecord, type Schema } from './schemas.ts';
import { localStorageArea, type StorageArea, sessionStorageArea } from './storageArea.ts';

export interface StoredValue<T> {
  /** The fallback where nothing is stored, or nothing that can be used. */
  read(): T;
  /** False where it lives only until the page closes, or where a newer version of the product has written there. */
  write(value: Exclude<T, undefined>): boolean;
  remove(): void;
}

export interface StoredValueOptions<T> {
  fallback: T;
  /** Which member of a family. */
  id?: string;
  /** Brings a value of an older version to the present one. */
  migrate?(value: unknown, from: number): unknown;
  /** False where a value that the browser refuses must not be held until the page closes either: the old one stands. */
  memoryFallback?: boolean;
  /** In place of the key's own (the token's two places, tests). */
  area?: StorageArea;
}

/** How a marked value begins. */
const VERSION_PREFIX = '{"v":';

interface Versioned {
  version: number;
  value: unknown;
}

/** A value without a mark is of version 1: everything was stored bare before there were versions. */
function unwrap(text: string, { isPlainText: isText }: StorageKey): Versioned {
  if (isText) return { version: 1, value: text };
  const value: unknown = JSON.parse(text);
  return text.startsWith(VERSION_PREFIX) && isRecord(value) && typeof value.v === 'number'
    ? { version: value.v, value: value.value }
    : { version: 1, value };
}

function wrap(value: unknown, { isPlainText: isText, version = 1 }: StorageKey): string {
  if (isText) return String(value);
  return JSON.stringify(version === 1 ? value : { v: version, value });
}

/** Parses what stands under a key of this kind; undefined where it is damaged or of a version to come. */
export function parseStored<T>(
  text: string,
  entry: StorageKey,
  schema: Schema<T>,
  migrate?: StoredValueOptions<T>['migrate'],
): T | undefined {
  try {
    const { version, value } = unwrap(text, entry);
    const { version: present = 1 } = entry;
    if (version > present) return undefined;
    const parsed = schema(version < present ? migrate?.(value, version) : value);
    if (parsed !== undefined) return parsed;
  } catch {
    // Falls through to the warning.
  }
  console.warn(`What is stored under ${entry.key} cannot be read; the default is used`);
  return undefined;
}

function isNewer(text: string | null, entry: StorageKey): boolean {
  try {
    return text?.startsWith(VERSION_PREFIX) === true && unwrap(text, entry).version > (entry.version ?? 1);
  } catch {
    return false;
  }
}

export function storedValue<T>(entry: StorageKey, schema: Schema<T>, options: StoredValueOptions<T>): StoredValue<T> {
  const { id = '', fallback, migrate, memoryFallback: holdsRefused = true } = options;
  const area = options.area ?? (entry.isSessionOnly ? sessionStorageArea : localStorageArea);
  const key = entry.key + id;
  const legacyKey = entry.legacyKey === undefined ? undefined : entry.legacyKey + id;

  /** The text stands under the new key before it goes from the old one: a full storage loses nothing. */
  function readText(): string | null {
    const text = area.get(key);
    if (legacyKey === undefined) return text;
    const before = area.get(legacyKey);
    if (before !== null && area.set(key, text ?? before)) area.remove(legacyKey);
    return text ?? before;
  }

  return {
    read() {
      const text = readText();
      if (text === null) return fallback;
      return parseStored(text, entry, schema, migrate) ?? fallback;
    },
    write(value) {
      if (isNewer(area.get(key), entry)) return false;
      const isStored = area.set(key, wrap(value, entry), holdsRefused);
      if (isStored && legacyKey !== undefined) area.remove(legacyKey);
      return isStored;
    },
    remove() {
      area.remove(key);
      if (legacyKey !== undefined) area.remove(legacyKey);
    },
  };
}
