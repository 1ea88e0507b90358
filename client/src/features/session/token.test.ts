// @vitest-environment jsdom
// Tests the token storage, including a blocked browser storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, isRemembered, readToken, storeToken } from './token.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearToken();
});
afterEach(() => vi.restoreAllMocks());

it('is stored in one storage at a time', () => {
  storeToken('a', true);
  storeToken('b', false);
  expect(localStorage.getItem('token')).toBeNull();
  expect(readToken()).toBe('b');
  expect(isRemembered()).toBe(false);
});

it('is kept in memory if the storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  storeToken('a', true);
  expect(readToken()).toBe('a');
  clearToken();
  expect(readToken()).toBeUndefined();
});
