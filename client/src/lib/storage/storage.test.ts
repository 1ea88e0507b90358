// Tests stored values: validation, versions, legacy keys, and blocked or full storage.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage, type FakeStorage } from '../../testing/createFakeStorage.ts';
import type { StorageKey } from './keys.ts';
import { isRecord, type Schema } from './schemas.ts';
import { type StoredValueOptions, storedValue } from './storedValue.ts';

interface Look {
  theme: string;
}
const schema: Schema<Look> = (value) =>
  isRecord(value) && typeof value.theme === 'string' ? { theme: value.theme } : undefined;
const ENTRY: StorageKey = { key: 'lanternwise:look' };
const FALLBACK: Look = { theme: 'dark' };

let storage: FakeStorage;
const look = (entry: Partial<StorageKey> = {}, options: Partial<StoredValueOptions<Look>> = {}) =>
  storedValue<Look>({ ...ENTRY, ...entry }, schema, { fallback: FALLBACK, area: storage, ...options });
const raw = (key = ENTRY.key) => storage.getItem(key);

beforeEach(() => {
  storage = createFakeStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('a stored value', () => {
  it('is read as it was written, until it is removed', () => {
    expect(look().read()).toEqual(FALLBACK);
    expect(look().write({ theme: 'light' })).toBe(true);
    expect(look().read()).toEqual({ theme: 'light' });
    look().remove();
    expect(look().read()).toEqual(FALLBACK);
    expect(storage.names()).toEqual([]);
  });

  it.each(['{broken', '7', 'null', '{"theme":3}'])(
    'that is invalid (%s) is logged and replaced by the fallback',
    (text) => {
      storage.setItem(ENTRY.key, text);
      expect(look().read()).toEqual(FALLBACK);
      expect(console.warn).toHaveBeenCalledOnce();
    },
  );

  it('of a family is stored under its own id', () => {
    const family = { key: 'lanternwise:look:' };
    look(family, { id: 'asha' }).write({ theme: 'light' });
    expect(look(family, { id: 'ravi' }).read()).toEqual(FALLBACK);
    expect(storage.names()).toEqual(['lanternwise:look:asha']);
  });
});

describe('a version', () => {
  const migrate = (value: unknown, from: number) => ({ theme: `${from}:${String(value)}` });

  it('is stored from version 2 on', () => {
    look().write({ theme: 'light' });
    expect(raw()).toBe('{"theme":"light"}');
    look({ version: 2 }).write({ theme: 'light' });
    expect(raw()).toBe('{"v":2,"value":{"theme":"light"}}');
    expect(look({ version: 2 }).read()).toEqual({ theme: 'light' });
  });

  it('that is older is migrated, including unversioned values', () => {
    storage.setItem(ENTRY.key, '"light"');
    expect(look({ version: 3 }, { migrate }).read()).toEqual({ theme: '1:light' });
    storage.setItem(ENTRY.key, '{"v":2,"value":"light"}');
    expect(look({ version: 3 }, { migrate }).read()).toEqual({ theme: '2:light' });
  });

  it('that is newer is not overwritten by a tab with an older build', () => {
    const text = '{"v":4,"value":"later"}';
    storage.setItem(ENTRY.key, text);
    expect(look({ version: 3 }).read()).toEqual(FALLBACK);
    expect(look({ version: 3 }).write({ theme: 'light' })).toBe(false);
    expect(raw()).toBe(text);
  });
});

describe('a legacy key', () => {
  const moved = { legacyKey: 'lanternwise.look' };

  it('is moved at the first read', () => {
    storage.setItem(moved.legacyKey, '{"theme":"light"}');
    expect(look(moved).read()).toEqual({ theme: 'light' });
    expect(storage.names()).toEqual([ENTRY.key]);
  });

  it('does not overwrite the value of the new key', () => {
    storage.setItem(moved.legacyKey, '{"theme":"old"}');
    storage.setItem(ENTRY.key, '{"theme":"new"}');
    expect(look(moved).read()).toEqual({ theme: 'new' });
    expect(storage.names()).toEqual([ENTRY.key]);
  });

  it('is kept if the storage is too full to move it', () => {
    storage.setItem(moved.legacyKey, '{"theme":"light"}');
    storage.full = true;
    expect(look(moved).read()).toEqual({ theme: 'light' });
    expect(look(moved).read()).toEqual({ theme: 'light' });
    expect(raw(moved.legacyKey)).toBe('{"theme":"light"}');
  });

  it('is removed with the value', () => {
    storage.setItem(moved.legacyKey, '{"theme":"light"}');
    look(moved).remove();
    expect(storage.names()).toEqual([]);
  });
});

describe('a full or blocked storage', () => {
  it('keeps the value in memory and returns false', () => {
    for (const failure of ['full', 'blocked'] as const) {
      storage = createFakeStorage();
      storage[failure] = true;
      expect(look().write({ theme: 'light' })).toBe(false);
      expect(look().read()).toEqual({ theme: 'light' });
      expect(storage.keys('lanternwise:')).toEqual([ENTRY.key]);
      look().remove();
      expect(look().read()).toEqual(FALLBACK);
    }
  });

  it('stores the value again when there is room', () => {
    storage.full = true;
    look().write({ theme: 'light' });
    storage.full = false;
    expect(look().write({ theme: 'sepia' })).toBe(true);
    expect(raw()).toBe('{"theme":"sepia"}');
  });

  it('does not hide a later value of another tab', () => {
    storage.full = true;
    look().write({ theme: 'mine' });
    storage.full = false;
    storage.setItem(ENTRY.key, '{"theme":"theirs"}');
    expect(look().read()).toEqual({ theme: 'theirs' });
  });

  it('keeps the old value without the memory fallback', () => {
    look().write({ theme: 'old' });
    storage.full = true;
    expect(look({}, { memoryFallback: false }).write({ theme: 'new' })).toBe(false);
    expect(look().read()).toEqual({ theme: 'old' });
  });
});
