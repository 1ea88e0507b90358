// @vitest-environment jsdom
// Tests calls outside RTK Query: the request, reply parsing and errors.
import { progressEndpoints } from '@lanternwise/shared/contracts/routes/progress';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage, errorStatus } from '../api.ts';
import { storeToken } from '../session/token.ts';
import { callApi, sendRequest } from './callApi.ts';

const mockReplies = (...replies: (Response | Error)[]) => {
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
  it('sends token and body synchronously, with keepalive if requested', () => {
    storeToken('t1', true);
    const fetch = mockReplies(new TypeError('offline'));
    void callApi(progressEndpoints.questEvents, { events: [1] }, { keepalive: true }).catch(() => undefined);
    // No `await` before this: a closing page does not wait.
    expect(fetch).toHaveBeenCalledWith('/api/v1/user/quest-events', {
      method: 'POST',
      headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
      body: '{"events":[1]}',
      keepalive: true,
    });
  });

  it('returns the reply as parsed by the contract', async () => {
    mockReplies(Response.json({ success: true, programs: [], blocks: [], newer: true }));
    expect(await callApi(progressEndpoints.programs, undefined)).toEqual({ success: true, programs: [], blocks: [] });
  });

  it('rejects an invalid reply', async () => {
    mockReplies(Response.json({ success: true, programs: 'many' }));
    await expect(callApi(progressEndpoints.programs, undefined)).rejects.toThrow('programs');
  });

  it("rejects with the server's error", async () => {
    const headers = { 'retry-after': '7' };
    mockReplies(
      Response.json({ success: false, code: 'busy', message: 'Busy for a moment.' }, { status: 503, headers }),
    );
    const error = await callApi(progressEndpoints.programs, undefined).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 503, retryAfterMs: 7000 });
    expect([errorMessage(error), errorStatus(error)]).toEqual(['Busy for a moment.', 503]);
  });

  it('distinguishes a network failure from an error response', async () => {
    mockReplies(new TypeError('Failed to fetch'));
    const error = await sendRequest(progressEndpoints.programs, undefined).catch((failure: unknown) => failure);
    expect(errorStatus(error)).toBeUndefined();
    expect(errorMessage(error)).toContain('Check your internet connection');
  });
});
