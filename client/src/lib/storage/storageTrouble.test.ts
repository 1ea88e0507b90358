// @vitest-environment jsdom
// Tests that a browser that stores nothing, or nothing more, is told of and not forgotten, and that reading alone says nothing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStorageArea, sessionStorageArea } from './storageArea.ts';
import { type StorageTrouble, storageTrouble } from './storageTrouble.ts';

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storageTrouble.setState(undefined);
});
afterEach(() => vi.restoreAllMocks());

it.each<[StorageTrouble | undefined, string, () => void]>([
  [undefined, 'stores what it is given', () => undefined],
  [
    'blocked',
    'throws at every touch',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockImplementation(refuse('SecurityError'));
    },
  ],
  [
    'blocked',
    'has no room at all, as some private windows',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  ],
  [
    'full',
    'is full',
    () => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('lanternwise:settings', '{}');
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    },
  ],
])('%s: a browser that %s', (trouble, _what, set) => {
  set();
  for (const area of [localStorageArea, sessionStorageArea]) {
    storageTrouble.setState(undefined);
    expect(area.get('lanternwise:avatar')).toBeNull();
    expect(storageTrouble.getState()).toBeUndefined();
    expect(area.set('lanternwise:avatar', 'milo')).toBe(trouble === undefined);
    expect(area.get('lanternwise:avatar')).toBe('milo');
    expect(storageTrouble.getState()).toBe(trouble);
    area.remove('lanternwise:avatar');
  }
});

it('what fits again does not end the trouble', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  localStorageArea.set('lanternwise:avatar', 'milo');
  set.mockRestore();
  localStorageArea.set('lanternwise:avatar', 'jax');
  expect(localStorage.getItem('lanternwise:avatar')).toBe('jax');
  expect(storageTrouble.getState()).toBe('blocked');
});
