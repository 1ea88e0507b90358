// Reads and writes one storage value with validation, versions and legacy keys; never throws.
import type { StorageKey } from './keys.ts';
import { isRecord, type Schema } from './schemas.ts';
import { localStorageArea, type StorageArea, sessionStorageArea } from './storageArea.ts';

export interface StoredValue<T> {
  /** Returns the fallback if nothing valid is stored. */
  read(): T;
  /** Returns false if the value is kept in memory only, or if a newer version is stored. */
  write(value: Exclude<T, undefined>): boolean;
  remove(): void;
}

export interface StoredValueOptions<T> {
  fallback: T;
  /** The member of a key family. */
  id?: string;
  /** Migrates a value of an older version to the current one. */
  migrate?(value: unknown, from: number): unknown;
  /** False = a refused value is discarded instead of kept in memory, so that the old one stays valid. */
  memoryFallback?: boolean;
  /** Overrides the key's own area (the token's two storages, tests). */
  area?: StorageArea;
}

/** Start of a versioned value. */
const VERSION_PREFIX = '{"v":';

interface Versioned {
  version: number;
  value: unknown;
}

/** Unversioned values are version 1. */
function unwrap(text: string, { isPlainText }: StorageKey): Versioned {
  if (isPlainText) return { version: 1, value: text };
  const value: unknown = JSON.parse(text);
  return text.startsWith(VERSION_PREFIX) && isRecord(value) && typeof value.v === 'number'
    ? { version: value.v, value: value.value }
    : { version: 1, value };
}

function wrap(value: unknown, { isPlainText, version = 1 }: StorageKey): string {
  if (isPlainText) return String(value);
  return JSON.stringify(version === 1 ? value : { v: version, value });
}

/** Parses a stored text; undefined if it is invalid or of a newer version. */
export function parseStored<T>(
  text: string,
  entry: StorageKey,
  schema: Schema<T>,
  migrate?: StoredValueOptions<T>['migrate'],
): T | undefined {
  try {
    const { version, value } = unwrap(text, entry);
    const { version: currentVersion = 1 } = entry;
    if (version > currentVersion) return undefined;
    const parsed = schema(version < currentVersion ? migrate?.(value, version) : value);
    if (parsed !== undefined) return parsed;
  } catch {
    // Falls through to the warning.
  }
  console.warn(`The value stored under ${entry.key} is invalid; the default is used`);
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
  const { id = '', fallback, migrate, memoryFallback = true } = options;
  const area = options.area ?? (entry.isSessionOnly ? sessionStorageArea : localStorageArea);
  const key = entry.key + id;
  const legacyKey = entry.legacyKey === undefined ? undefined : entry.legacyKey + id;

  /** The legacy value is removed only after it is stored under the new key, so that a full storage loses nothing. */
  function readText(): string | null {
    const text = area.get(key);
    if (legacyKey === undefined) return text;
    const legacyText = area.get(legacyKey);
    if (legacyText !== null && area.set(key, text ?? legacyText)) area.remove(legacyKey);
    return text ?? legacyText;
  }

  return {
    read() {
      const text = readText();
      if (text === null) return fallback;
      return parseStored(text, entry, schema, migrate) ?? fallback;
    },
    write(value) {
      if (isNewer(area.get(key), entry)) return false;
      const isStored = area.set(key, wrap(value, entry), memoryFallback);
      if (isStored && legacyKey !== undefined) area.remove(legacyKey);
      return isStored;
    },
    remove() {
      area.remove(key);
      if (legacyKey !== undefined) area.remove(legacyKey);
    },
  };
}
