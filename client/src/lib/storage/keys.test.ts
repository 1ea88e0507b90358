// The list of keys is the whole truth: nothing else reaches the browser's storages, no key is in another's way, every key has its owner.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEY_OWNERS } from './keyOwners.ts';
import { STORAGE_KEYS, type StorageKey } from './keys.ts';

const SRC = join(import.meta.dirname, '../..');
const PREFIX = 'lanternwise:';
/** Names that the requirements fix, and the token's, which stands. */
const FIXED = ['token', 'cookieConsent', 'roboRealmProgress', 'aiAdventureParkProgress'];
/** Code that may name a storage itself. */
const ALLOWED = ['lib/storage/storageArea.ts', 'app/bootTheme.js'];

const entries: [string, StorageKey][] = Object.entries(STORAGE_KEYS);
const read = (name: string) => readFileSync(join(SRC, name), 'utf8');
const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name),
);

describe('the keys of browser storage', () => {
  it('are prefixed, but for those that are fixed', () => {
    for (const [, { key }] of entries) expect(key.startsWith(PREFIX) || FIXED.includes(key), key).toBe(true);
  });

  it('are never in the way of one another', () => {
    const all = entries.flatMap(([, { key, legacyKey }]) => [key, legacyKey ?? []].flat());
    for (const key of all) {
      const others = all.filter((other) => (key.endsWith(':') ? other.startsWith(key) : other === key));
      expect(others).toEqual([key]);
    }
  });

  it.each(Object.entries(KEY_OWNERS))('%s belongs to the module that uses it', (name, { owner }) => {
    expect(existsSync(join(SRC, owner)), owner).toBe(true);
    expect(read(owner)).toContain(`STORAGE_KEYS.${name}`);
  });

  it('are named nowhere else', () => {
    const named = code.filter((name) => /['"`]lanternwise[:.][a-z]/.test(read(name)));
    expect(named.sort()).toEqual(['app/bootTheme.js', 'lib/storage/keys.ts']);
  });
});

it('the browser storages are reached through lib/storage only', () => {
  const reached = code.filter((name) => /\b(local|session)Storage\b/.test(read(name)));
  expect(reached.sort()).toEqual(ALLOWED.sort());
});

it('the script before the first paint reads the key of the settings, new and old', () => {
  const { key, legacyKey, version = 1 }: StorageKey = STORAGE_KEYS.settings;
  expect(read('app/bootTheme.js')).toContain(`getItem('${key}') || localStorage.getItem('${legacyKey}')`);
  // It reads the bare value of the first version; a second one must be taught to it.
  expect(version).toBe(1);
});
