// Tests that STORAGE_KEYS is complete: no other storage access, no overlapping keys, an owner for every key.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_AVATAR } from '@lanternwise/shared/constants/users';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS, type StorageKey } from './keys.ts';
import { KEY_OWNERS } from './testing/keyOwners.ts';

const SRC = join(import.meta.dirname, '../..');
const PREFIX = 'lanternwise:';
/** Names fixed by the requirements, and the token's. */
const FIXED = ['token', 'cookieConsent', 'roboRealmProgress', 'aiAdventureParkProgress'];
/** Files that may access a storage directly. */
const ALLOWED = ['lib/storage/storageArea.ts', 'app/boot.js', 'testing/documentSetup.ts'];

const entries: [string, StorageKey][] = Object.entries(STORAGE_KEYS);
const read = (name: string) => readFileSync(join(SRC, name), 'utf8');
const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name),
);

describe('the keys of browser storage', () => {
  it('are prefixed, except for the fixed ones', () => {
    for (const [, { key }] of entries) expect(key.startsWith(PREFIX) || FIXED.includes(key), key).toBe(true);
  });

  it('never overlap', () => {
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
    expect(named.sort()).toEqual(['app/boot.js', 'lib/storage/keys.ts']);
  });
});

it('the browser storages are accessed through lib/storage only', () => {
  const reached = code.filter((name) => /\b(local|session)Storage\b/.test(read(name)));
  expect(reached.sort()).toEqual(ALLOWED.sort());
});

it('boot.js reads the current and the legacy settings key', () => {
  const { key, legacyKey, version = 1 }: StorageKey = STORAGE_KEYS.settings;
  expect(read('app/boot.js')).toContain(`getItem('${key}') || localStorage.getItem('${legacyKey}')`);
  // boot.js supports version 1 only; update it with the version.
  expect(version).toBe(1);
});

it('boot.js fetches the sheet of the chosen avatar, or of the default one', () => {
  expect(read('app/boot.js')).toContain(`getItem('${STORAGE_KEYS.avatar.key}')`);
  expect(read('app/boot.js')).toContain(`pictures.${DEFAULT_AVATAR};`);
});
