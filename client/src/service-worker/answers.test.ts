// @vitest-environment jsdom
// Tests whose answers are kept, under which name, and how an old one is given back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetAnswers,
  IN_PLACE_HEADER,
  KEPT_AT_HEADER,
  keepAnswersOf,
  MAX_ANSWER_DAYS,
  TOO_OLD_STATUS,
} from '../features/offline/answers.ts';
import { tokenHash } from '../features/offline/cacheNames.ts';
import { personalCopies } from './answers.ts';

const DAY_MS = 86_400_000;
const ADDRESS = 'https://learn.example/api/v1/verify_user';
const ask = (token?: string) => new Request(ADDRESS, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const answer = (status = 200) => new Response('{"success":true}', { status, headers: { 'content-encoding': 'br' } });

/** The caches of a browser, as far as they are used here. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (key: string) => entries.get(key)?.clone(),
        put: async (key: string, reply: Response) => void entries.set(key, reply),
      };
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const willKeep = (request: Request, response = answer()) =>
  personalCopies.cacheWillUpdate?.({ request, response } as never);

it('keeps answers of the one remembered person only, and none after they signed out', async () => {
  expect(await willKeep(ask('asha'))).toBeNull();
  await keepAnswersOf('asha');
  expect(await willKeep(ask('asha'))).toBeInstanceOf(Response);
  expect(await willKeep(ask('ravi'))).toBeNull();
  expect(await willKeep(ask())).toBeNull();
  await forgetAnswers();
  expect(await willKeep(ask('asha'))).toBeNull();
});

it('keeps no refusals', async () => {
  await keepAnswersOf('asha');
  for (const status of [401, 403, 404, 429, 500, 503]) expect(await willKeep(ask('asha'), answer(status))).toBeNull();
});

it('drops what was kept for another account', async () => {
  await keepAnswersOf('asha');
  await (await caches.open('lanternwise-answers')).put(ADDRESS, answer());
  await keepAnswersOf('ravi');
  expect(await (await caches.open('lanternwise-answers')).match(ADDRESS)).toBeUndefined();
});

it('names a kept answer by its person, without the token', async () => {
  const key = await personalCopies.cacheKeyWillBeUsed?.({ request: ask('asha') } as never);
  expect(key).toBe(`${ADDRESS}?person=${await tokenHash('asha')}`);
});

it('gives back when it was kept, and a refusal in words once that is too long ago', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) });
  await keepAnswersOf('asha');
  const kept = await willKeep(ask('asha'));
  if (!kept) throw new Error('The answer was not kept');
  expect(kept.headers.get('content-encoding')).toBeNull();
  expect(kept.headers.get(KEPT_AT_HEADER)).toBe(String(Date.now()));
  const giveBack = () => personalCopies.cachedResponseWillBeUsed?.({ cachedResponse: kept } as never);
  vi.setSystemTime(Date.now() + MAX_ANSWER_DAYS * DAY_MS);
  expect((await giveBack())?.status).toBe(200);
  vi.setSystemTime(Date.now() + 1);
  expect((await giveBack())?.status).toBe(TOO_OLD_STATUS);
});

it('takes a proxy whose server is gone for no answer', async () => {
  const succeed = (status: number) =>
    personalCopies.fetchDidSucceed?.({ response: new Response('', { status }) } as never);
  await expect(succeed(502)).rejects.toThrow();
  expect((await succeed(503))?.status).toBe(503);
});

it("keeps no page of a filter, and gives the server's last answer in its place, or else what answered", async () => {
  await keepAnswersOf('asha');
  const state = {};
  const page = new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } });
  const fetched = personalCopies.fetchDidSucceed?.({ response: page, state } as never);
  await expect(fetched).rejects.toThrow('in place of the server');
  const kept = await willKeep(ask('asha'));
  const given = await personalCopies.cachedResponseWillBeUsed?.({ cachedResponse: kept, state } as never);
  expect(given?.headers.get(IN_PLACE_HEADER)).toBe('1');
  expect(await given?.json()).toEqual({ success: true });
  expect(await personalCopies.handlerDidError?.({ state } as never)).toBe(page);
});
