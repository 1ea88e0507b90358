// @vitest-environment jsdom
// The token's place, also where the browser blocks its storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, isRemembered, readToken, storeToken } from './token.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearToken();
});
afterEach(() => vi.restoreAllMocks());

it('lives in one storage at a time', () => {
  storeToken('a', true);
  storeToken('b', false);
  expect(localStorage.getItem('token')).toBeNull();
  expect(readToken()).toBe('b');
  expect(isRemembered()).toBe(false);
});

it('holds in this tab where storage is blocked', () => {
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
