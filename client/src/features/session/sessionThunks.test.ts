// @vitest-environment jsdom
// A session's life: verifying, signing in and out, and where the token goes. The server is a stand-in for fetch.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { errorMessage } from '../api.ts';
import { setFlushHandler } from '../progress/flushProgress.ts';
import { register, signIn, signOut, verifySession } from './sessionThunks.ts';
import { clearToken, isRemembered, readToken, storeToken } from './token.ts';

const USER = { id: 'u1', username: 'asha', role: 'User', settings: {}, canOpenProtected: false };

type Answer = { status: number; body: unknown } | 'no network';
let answers: Record<string, Answer[]>;
let asked: { path: string; token: string | null; body: unknown }[];

/** The next answer for this path; the last one stays. */
async function server(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  const path = new URL(request.url).pathname.replace('/api/v1', '');
  const text = await request.clone().text();
  asked.push({ path, token: request.headers.get('authorization'), body: text ? JSON.parse(text) : undefined });
  const queue = answers[path] ?? [];
  const answer = queue.length > 1 ? queue.shift() : queue[0];
  if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  });
}

const ok = (body: object): Answer => ({ status: 200, body: { success: true, ...body } });
const no = (status: number, code: string, message: string): Answer => ({
  status,
  body: { success: false, code, message },
});

beforeEach(() => {
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  answers = {};
  asked = [];
  // Node's Request wants whole addresses; a browser completes them itself.
  const Whole = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const whole = typeof input === 'string' ? new URL(input, 'http://site.test') : input;
      super(whole, init ? { ...init, signal: null } : init);
    }
  };
  vi.stubGlobal('Request', Whole);
  vi.stubGlobal('fetch', vi.fn(server));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setFlushHandler(undefined);
});

describe('verifying at the start', () => {
  it('makes a guest of a visitor without a token, without asking the server', async () => {
    const store = createStore();
    expect(store.getState().session.status).toBe('unknown');
    await store.dispatch(verifySession());
    expect(store.getState().session).toEqual({ status: 'guest', user: null });
    expect(asked).toEqual([]);
  });

  it('signs in with a stored token and sends it as a bearer', async () => {
    storeToken('t1', true);
    answers['/verify_user'] = [ok({ user: USER })];
    const store = createStore();
    await store.dispatch(verifySession());
    expect(store.getState().session).toEqual({ status: 'signed-in', user: USER });
    expect(asked[0]?.token).toBe('Bearer t1');
  });

  it('clears both storages when the server refuses the token', async () => {
    localStorage.setItem('token', 'old');
    sessionStorage.setItem('token', 'older');
    answers['/verify_user'] = [no(401, 'sign-in-needed', 'Please sign in.')];
    const store = createStore();
    await store.dispatch(verifySession());
    expect(store.getState().session.status).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('keeps the token while the server cannot be reached, and tries again', async () => {
    storeToken('t1', true);
    answers['/verify_user'] = ['no network', no(503, 'busy', 'Busy.'), ok({ user: USER })];
    const store = createStore();
    await store.dispatch(verifySession([0, 0]));
    expect(store.getState().session.status).toBe('signed-in');

    answers['/verify_user'] = ['no network'];
    const offline = createStore();
    await offline.dispatch(verifySession([0]));
    expect(offline.getState().session.status).toBe('guest');
    expect(readToken()).toBe('t1');
  });
});

describe('signing in', () => {
  const form = { identifier: 'asha', password: 'three brown owls' };

  it('remembers the token in local storage only when asked to', async () => {
    answers['/auth/sign-in'] = [ok({ token: 'mine', user: USER })];
    const store = createStore();
    await store.dispatch(signIn({ ...form, remember: false }));
    expect(sessionStorage.getItem('token')).toBe('mine');
    expect(localStorage.getItem('token')).toBeNull();
    await store.dispatch(signIn({ ...form, remember: true }));
    expect(localStorage.getItem('token')).toBe('mine');
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(isRemembered()).toBe(true);
    expect(store.getState().session.status).toBe('signed-in');
  });

  it('passes on the words of the server: wrong password, lockout', async () => {
    answers['/auth/sign-in'] = [no(429, 'locked-out', 'Too many tries. Please wait 15 minutes.')];
    const store = createStore();
    const error = await store.dispatch(signIn({ ...form, remember: true })).catch((reason: unknown) => reason);
    expect(errorMessage(error)).toBe('Too many tries. Please wait 15 minutes.');
    expect(readToken()).toBeUndefined();
    expect(store.getState().session.status).toBe('unknown');
  });

  it('says in plain words that there is no network', async () => {
    answers['/auth/sign-in'] = ['no network'];
    const error = await createStore()
      .dispatch(signIn({ ...form, remember: true }))
      .catch((reason: unknown) => reason);
    expect(errorMessage(error)).toContain('internet connection');
  });

  it('registering begins a session too', async () => {
    answers['/auth/register'] = [ok({ token: 'new', user: USER })];
    const store = createStore();
    await store.dispatch(
      register({ username: 'asha', password: 'three brown owls', ageBand: '12-13', remember: true }),
    );
    expect(store.getState().session).toEqual({ status: 'signed-in', user: USER });
    expect(localStorage.getItem('token')).toBe('new');
    expect(asked[0]?.body).toMatchObject({ username: 'asha', ageBand: '12-13' });
  });
});

describe('signing out on a shared computer', () => {
  const CACHE = 'lanternwise:progress:u1:ai-adventure-park';
  async function signedIn() {
    answers['/auth/sign-in'] = [ok({ token: 'mine', user: USER })];
    answers['/auth/sign-out'] = [ok({})];
    const store = createStore();
    await store.dispatch(signIn({ identifier: 'asha', password: 'x', remember: true }));
    localStorage.setItem(CACHE, '{}');
    return store;
  }

  it('ends the session on the server with its token, then forgets token and child', async () => {
    setFlushHandler(() => Promise.resolve(true));
    const store = await signedIn();
    await store.dispatch(signOut());
    expect(asked.at(-1)).toMatchObject({ path: '/auth/sign-out', token: 'Bearer mine' });
    expect(readToken()).toBeUndefined();
    expect(store.getState().session.status).toBe('guest');
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it('keeps progress that has not reached the server', async () => {
    setFlushHandler(() => Promise.resolve(false));
    const store = await signedIn();
    await store.dispatch(signOut());
    expect(readToken()).toBeUndefined();
    expect(localStorage.getItem(CACHE)).toBe('{}');
  });

  it('signs out here even when the server does not answer', async () => {
    const store = await signedIn();
    answers['/auth/sign-out'] = ['no network'];
    await store.dispatch(signOut());
    expect(store.getState().session.status).toBe('guest');
    expect(readToken()).toBeUndefined();
  });
});
