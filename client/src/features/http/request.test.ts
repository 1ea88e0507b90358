// @vitest-environment jsdom
// Tests requests: path parameters, query and body, token, replies and errors.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage, errorStatus } from '../api.ts';
import { connection } from '../offline/connection.ts';
import { saveMapProgress, sendEvents } from '../progress/progressRequests.ts';
import { verifySession } from '../session/sessionThunks.ts';
import { readToken, storeToken } from '../session/token.ts';
import { createStore } from '../store/store.ts';
import { request } from './request.ts';

const mockReply = (reply: Response | Error) => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    if (!(reply instanceof Response)) throw reply;
    return reply;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const ok = () => Response.json({ success: true });
const caught = (sent: Promise<unknown>) => sent.catch((failure: unknown) => failure);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a request', () => {
  it('has encoded parameters in the path, and the rest in the query of a GET', async () => {
    const fetch = mockReply(ok());
    const args = { groupId: 'a/b?c', search: 'Åsa & Co', page: 2, sort: undefined };
    await request('GET /groups/:groupId/members', args);
    expect(fetch).toHaveBeenCalledWith('/api/v1/groups/a%2Fb%3Fc/members?search=%C3%85sa+%26+Co&page=2', {
      method: 'GET',
      headers: {},
      redirect: 'manual',
    });
  });

  it('has the rest in the body of everything else', async () => {
    const fetch = mockReply(ok());
    await request('PUT /courses/:slug/checks', { slug: 'map-making', item: 'one', checked: true });
    expect(fetch).toHaveBeenCalledWith('/api/v1/courses/map-making/checks', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
      body: '{"item":"one","checked":true}',
    });
  });

  it('has no body or authorization header if there is none', async () => {
    const fetch = mockReply(ok());
    await request('DELETE /groups/:groupId/members/:userId', { groupId: 'g', userId: 'u' });
    expect(fetch).toHaveBeenCalledWith('/api/v1/groups/g/members/u', {
      method: 'DELETE',
      headers: {},
      redirect: 'manual',
    });
  });

  it('is not sent if a parameter is missing', async () => {
    const fetch = mockReply(ok());
    await expect(request('GET /groups/:groupId', {} as { groupId: string })).rejects.toThrow('needs "groupId"');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('carries token and body synchronously, with keepalive if requested', () => {
    storeToken('t1', true);
    const fetch = mockReply(new TypeError('offline'));
    void caught(request('POST /user/quest-events', { events: [1] }, { keepalive: true }));
    // No `await` before this: a closing page does not wait.
    expect(fetch).toHaveBeenCalledWith('/api/v1/user/quest-events', {
      method: 'POST',
      headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
      redirect: 'manual',
      body: '{"events":[1]}',
      keepalive: true,
    });
  });
});

describe('the answer', () => {
  it('is the reply of the contract', async () => {
    mockReply(Response.json({ success: true, programs: [], blocks: [] }));
    const reply = await request('GET /user/programs', undefined);
    expect(await reply.json()).toEqual({ success: true, programs: [], blocks: [] });
  });

  it("may be the server's error", async () => {
    const headers = { 'retry-after': '7' };
    mockReply(Response.json({ success: false, code: 'busy', message: 'Busy for a moment.' }, { status: 503, headers }));
    const error = await caught(request('GET /user/programs', undefined));
    expect(error).toMatchObject({ status: 503, retryAfterMs: 7000 });
    expect([errorMessage(error), errorStatus(error)]).toEqual(['Busy for a moment.', 503]);
  });

  it('tells whether the server can be reached, unless the page gave the request up', async () => {
    const givenUp = AbortSignal.abort();
    mockReply(new TypeError('aborted'));
    await caught(request('GET /user/programs', undefined, { signal: givenUp }));
    expect(connection.getState().isOffline).toBe(false);
    mockReply(new TypeError('Failed to fetch'));
    const error = await caught(request('GET /user/programs', undefined));
    expect(errorStatus(error)).toBeUndefined();
    expect(errorMessage(error)).toContain('Check your internet connection');
    expect(connection.getState().isOffline).toBe(true);
    mockReply(ok());
    await request('GET /user/programs', undefined);
    expect(connection.getState().isOffline).toBe(false);
  });
});

describe('the answer of something else than the server', () => {
  const page = (status: number, type = 'text/html; charset=utf-8') =>
    new Response('<!doctype html><h1>This site is blocked</h1>', { status, headers: { 'content-type': type } });
  const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

  it.each<[string, () => Response]>([
    ['a page with 200', () => page(200)],
    ['a page with 200 that says no type', () => page(200, 'application/octet-stream')],
    ['a page that says that it is JSON', () => page(200, 'application/json')],
    ['JSON of somebody else', () => Response.json({ action: 'blocked' })],
    ['a redirect to a page', redirect],
    ['a page with 403', () => page(403)],
    ['a page with 451', () => page(451)],
    ['the sign-in page of a network', () => page(511)],
    ['JSON of somebody else with 403', () => Response.json({ error: 'blocked' }, { status: 403 })],
  ])('is named as such, and takes neither session nor progress: %s', async (_what, reply) => {
    storeToken('t1', true);
    mockReply(reply());
    const read = request('GET /user/programs', undefined).then((good) => good.json());
    const error = await caught(read);
    expect(errorMessage(error)).toMatch(/for example a school's filter.*allow localhost/);
    expect(errorStatus(error)).toBeUndefined();
    expect(connection.getState()).toMatchObject({ isOffline: true, isForeign: true });

    mockReply(reply());
    const event = { id: 'e1' } as unknown as QuestEvent;
    expect(await sendEvents([event], { keepalive: false })).toEqual({ kind: 'later', message: errorMessage(error) });
    mockReply(reply());
    const report = { current_map: 'demo', nextMap: 'robo-realm', score: 100, progress: null } as const;
    await expect(saveMapProgress(report as never)).rejects.toThrow('Failed to update map progress');
    mockReply(reply());
    const store = createStore();
    await store.dispatch(verifySession([]));
    expect(readToken()).toBe('t1');
  });

  it.each<[string, () => Response]>([
    ['a server that is gone behind its proxy', () => page(502)],
    ['a proxy whose limit is too low', () => page(413)],
  ])('is not blamed for %s', async (_what, reply) => {
    mockReply(reply());
    expect(errorMessage(await caught(request('GET /user/programs', undefined)))).toContain('our side');
    expect(connection.getState().isForeign).toBe(false);
  });
});
