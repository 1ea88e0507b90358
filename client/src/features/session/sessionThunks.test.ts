// @vitest-environment jsdom
// Tests the session lifecycle: verification, signing in and out, and the token storage. The server is a mock of fetch.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageTrouble } from '../../lib/storage/storageTrouble.ts';
import { errorMessage } from '../api.ts';
import type { ProgressSync } from '../progress/progressSync.ts';
import { createStore } from '../store/store.ts';
import { findUnsentWork, refreshUser, register, signIn, signOut, verifySession } from './sessionThunks.ts';
import { clearToken, isRemembered, readToken, storeToken } from './token.ts';

const USER = { id: 'u1', username: 'asha', role: 'User', settings: {}, canOpenProtected: false };

type MockReply = { status: number; body: unknown } | 'no network';
let replies: Record<string, MockReply[]>;
let requests: { path: string; token: string | null; body: unknown }[];

/** The next reply for this path; the last one is repeated. */
async function server(url: string, { headers, body }: RequestInit): Promise<Response> {
  const path = url.replace('/api/v1', '');
  const token = new Headers(headers).get('authorization');
  requests.push({ path, token, body: typeof body === 'string' ? JSON.parse(body) : undefined });
  const queue = replies[path] ?? [];
  const reply = queue.length > 1 ? queue.shift() : queue[0];
  if (!reply || reply === 'no network') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(reply.body), {
    status: reply.status,
    headers: { 'content-type': 'application/json' },
  });
}

const ok = (body: object): MockReply => ({ status: 200, body: { success: true, ...body } });
const no = (status: number, code: string, message: string): MockReply => ({
  status,
  body: { success: false, code, message },
});

beforeEach(() => {
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  replies = {};
  requests = [];
  vi.stubGlobal('fetch', vi.fn(server));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the verification at the start', () => {
  it('starts a guest session without a token, without a request', async () => {
    const store = createStore();
    expect(store.getState().session.status).toBe('unknown');
    await store.dispatch(verifySession());
    expect(store.getState().session).toEqual({ status: 'guest', user: null });
    expect(requests).toEqual([]);
  });

  it('takes newer figures of the person, and keeps what it knows without the server', async () => {
    storeToken('t1', true);
    const newer = { ...USER, game_scores: { demo: { stars: 3, trophies: 0, xp: 40, score: 100 } } };
    replies['/verify_user'] = [ok({ user: USER }), ok({ user: newer }), 'no network'];
    const store = createStore();
    await store.dispatch(verifySession());
    await store.dispatch(refreshUser());
    expect(store.getState().session.user).toEqual(newer);
    await store.dispatch(refreshUser());
    expect(store.getState().session).toEqual({ status: 'signed-in', user: newer });
  });

  it('signs in with a stored token and sends it as a bearer', async () => {
    storeToken('t1', true);
    replies['/verify_user'] = [ok({ user: USER })];
    const store = createStore();
    await store.dispatch(verifySession());
    expect(store.getState().session).toEqual({ status: 'signed-in', user: USER });
    expect(requests[0]?.token).toBe('Bearer t1');
  });

  it('clears both storages when the server rejects the token', async () => {
    localStorage.setItem('token', 'old');
    sessionStorage.setItem('token', 'older');
    replies['/verify_user'] = [no(401, 'sign-in-needed', 'Please sign in.')];
    const store = createStore();
    await store.dispatch(verifySession());
    expect(store.getState().session.status).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('keeps the token while the server is unreachable, and retries', async () => {
    storeToken('t1', true);
    replies['/verify_user'] = ['no network', no(503, 'busy', 'Busy.'), ok({ user: USER })];
    const store = createStore();
    await store.dispatch(verifySession([0, 0]));
    expect(store.getState().session.status).toBe('signed-in');

    replies['/verify_user'] = ['no network'];
    const offline = createStore();
    await offline.dispatch(verifySession([0]));
    expect(offline.getState().session.status).toBe('guest');
    expect(readToken()).toBe('t1');
  });
});

describe('signing in', () => {
  const form = { identifier: 'asha', password: 'three brown owls' };

  it('stores the token in local storage only with `remember`', async () => {
    replies['/auth/sign-in'] = [ok({ token: 'mine', user: USER })];
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

  it.each<[string, MockReply, 'signed-in' | 'refused']>([
    ['the cookie was refused too', no(401, 'sign-in-needed', 'Please sign in first.'), 'refused'],
    ['the cookie was taken', ok({ user: USER }), 'signed-in'],
    ['the server cannot tell', 'no network', 'signed-in'],
  ])('asks a browser that stores nothing for its cookie: %s', async (_story, verified, outcome) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    replies['/auth/sign-in'] = [ok({ token: 'mine', user: USER })];
    replies['/verify_user'] = [verified];
    const store = createStore();
    const signedIn = await store.dispatch(signIn(form)).catch((refusal: unknown) => refusal);
    vi.restoreAllMocks();
    storageTrouble.setState(undefined);
    const isRefused = outcome === 'refused';
    expect(readToken()).toBe(isRefused ? undefined : 'mine');
    expect(store.getState().session.status).toBe(isRefused ? 'unknown' : 'signed-in');
    if (isRefused) expect(errorMessage(signedIn)).toContain('allow cookies and site data');
    else expect(signedIn).toEqual(USER);
  });

  it("rejects with the server's message: wrong password, lockout", async () => {
    replies['/auth/sign-in'] = [no(429, 'locked-out', 'Too many tries. Please wait 15 minutes.')];
    const store = createStore();
    const error = await store.dispatch(signIn({ ...form, remember: true })).catch((reason: unknown) => reason);
    expect(errorMessage(error)).toBe('Too many tries. Please wait 15 minutes.');
    expect(readToken()).toBeUndefined();
    expect(store.getState().session.status).toBe('unknown');
  });

  it('rejects with a readable message without a network', async () => {
    replies['/auth/sign-in'] = ['no network'];
    const error = await createStore()
      .dispatch(signIn({ ...form, remember: true }))
      .catch((reason: unknown) => reason);
    expect(errorMessage(error)).toContain('internet connection');
  });

  it('starts a session after registering too', async () => {
    replies['/auth/register'] = [ok({ token: 'new', user: USER })];
    const store = createStore();
    await store.dispatch(
      register({ username: 'asha', password: 'three brown owls', ageBand: '12-13', remember: true }),
    );
    expect(store.getState().session).toEqual({ status: 'signed-in', user: USER });
    expect(localStorage.getItem('token')).toBe('new');
    expect(requests[0]?.body).toMatchObject({ username: 'asha', ageBand: '12-13' });
  });
});

describe('signing out on a shared computer', () => {
  const CACHE = 'lanternwise:progress:u1:ai-adventure-park';
  async function signedIn({ isSent = true } = {}) {
    replies['/auth/sign-in'] = [ok({ token: 'mine', user: USER })];
    replies['/auth/sign-out'] = [ok({})];
    const store = createStore();
    store.sync = { flush: async () => isSent } as ProgressSync;
    await store.dispatch(signIn({ identifier: 'asha', password: 'x', remember: true }));
    localStorage.setItem(CACHE, '{}');
    return store;
  }

  it('ends the session on the server, then clears token and local progress', async () => {
    const store = await signedIn();
    await store.dispatch(signOut());
    expect(requests.at(-1)).toMatchObject({ path: '/auth/sign-out', token: 'Bearer mine' });
    expect(readToken()).toBeUndefined();
    expect(store.getState().session.status).toBe('guest');
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it('keeps unsent progress', async () => {
    const store = await signedIn({ isSent: false });
    await store.dispatch(signOut());
    expect(readToken()).toBeUndefined();
    expect(localStorage.getItem(CACHE)).toBe('{}');
  });

  it('forgets what the server said about the person', async () => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    const store = await signedIn();
    await store.dispatch(signOut());
    expect(remove).toHaveBeenCalledWith('lanternwise-answers');
  });

  it('tells what could not be sent, and deletes it only if that was asked for', async () => {
    localStorage.setItem('lanternwise:person', 'u1');
    const waiting = 'lanternwise:outbox:u1:000000000000001:00000000-0000-4000-8000-000000000001';
    const event = { id: '00000000-0000-4000-8000-000000000001', kind: 'realm-entered', at: 1 };
    localStorage.setItem(waiting, JSON.stringify(event));
    const store = await signedIn({ isSent: false });
    expect(await store.dispatch(findUnsentWork())).toEqual({ steps: 1, programs: 0, hasDrafts: false });
    await store.dispatch(signOut());
    expect(localStorage.getItem(waiting)).not.toBeNull();
    await store.dispatch(signOut({ discardsWork: true }));
    expect(localStorage.getItem(waiting)).toBeNull();
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it('signs out locally even if the server is unreachable', async () => {
    const store = await signedIn();
    replies['/auth/sign-out'] = ['no network'];
    await store.dispatch(signOut());
    expect(store.getState().session.status).toBe('guest');
    expect(readToken()).toBeUndefined();
  });
});
