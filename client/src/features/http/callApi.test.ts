// @vitest-environment jsdom
// Calls outside RTK Query: what is sent, that replies are parsed, and what a refusal tells.
import { contentEndpoints } from '@lanternwise/shared/contracts/routes/content';
import { progressEndpoints } from '@lanternwise/shared/contracts/routes/progress';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage, errorStatus } from '../api.ts';
import { storeToken } from '../session/token.ts';
import { callApi, sendRequest } from './callApi.ts';

const answers = (...replies: (Response | Error)[]) => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    const reply = replies.shift();
    if (!(reply instanceof Response)) throw reply;
    return reply;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a call', () => {
  it('sends who asks and what, at once, and outlives the page where it has to', () => {
    storeToken('t1', true);
    const fetch = answers(new TypeError('offline'));
    void callApi(progressEndpoints.questEvents, { events: [1] }, { keepalive: true }).catch(() => undefined);
    // No `await` before this: a page that goes away waits for nothing.
    expect(fetch).toHaveBeenCalledWith('/api/v1/user/quest-events', {
      method: 'POST',
      headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
      body: '{"events":[1]}',
      keepalive: true,
    });
  });

  it('answers with the reply as the contract shapes it', async () => {
    answers(Response.json({ success: true, revision: 'r1', content: { a: 1 }, newer: true }));
    const reply = await callApi(contentEndpoints.realmContent, { realm: 'demo' });
    expect(reply).toEqual({ success: true, revision: 'r1', content: { a: 1 } });
  });

  it('does not let a reply of another shape in', async () => {
    answers(Response.json({ success: true, content: {} }));
    await expect(callApi(contentEndpoints.realmContent, { realm: 'demo' })).rejects.toThrow('revision');
  });

  it('rejects with what the server said', async () => {
    const headers = { 'retry-after': '7' };
    answers(Response.json({ success: false, code: 'busy', message: 'Busy for a moment.' }, { status: 503, headers }));
    const error = await callApi(progressEndpoints.programs, undefined).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 503, retryAfterMs: 7000 });
    expect([errorMessage(error), errorStatus(error)]).toEqual(['Busy for a moment.', 503]);
  });

  it('tells a missing network from a refusal', async () => {
    answers(new TypeError('Failed to fetch'));
    const error = await sendRequest(progressEndpoints.programs, undefined).catch((failure: unknown) => failure);
    expect(errorStatus(error)).toBeUndefined();
    expect(errorMessage(error)).toContain('Check your internet connection');
  });
});
