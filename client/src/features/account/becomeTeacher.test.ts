// @vitest-environment jsdom
// Tests becoming a teacher: the storage of the new token and the fallback error message.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToken, storeToken } from '../session/token.ts';
import { createStore } from '../store/store.ts';
import { becomeTeacher } from './becomeTeacher.ts';

let answer: { status: number; body: object };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  [true, 'localStorage'],
  [false, 'sessionStorage'],
] as const)('stores the new token in place of the old one (remembered: %s), then reloads', async (remember, area) => {
  storeToken('old', remember);
  answer = { status: 200, body: { success: true, token: 'new', user: { id: 'u1', role: 'Teacher', settings: {} } } };
  const reload = vi.fn();
  const store = createStore();
  await store.dispatch(becomeTeacher(reload));
  expect(window[area].getItem('token')).toBe('new');
  expect(store.getState().session.user?.role).toBe('Teacher');
  expect(reload).toHaveBeenCalledOnce();
});

it("rejects with the server's message, or with a fallback", async () => {
  storeToken('old', false);
  const store = createStore();
  answer = { status: 403, body: { success: false, code: 'x', message: 'Please verify your e-mail address first.' } };
  await expect(store.dispatch(becomeTeacher())).rejects.toThrow('Please verify your e-mail address first.');
  answer = { status: 500, body: {} };
  await expect(store.dispatch(becomeTeacher())).rejects.toThrow('Failed to become a teacher');
  expect(readToken()).toBe('old');
});
