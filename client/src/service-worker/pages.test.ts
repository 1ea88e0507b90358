// Tests what a page is answered with where the network brings it, fails, or answers for a server that is gone, and where even the shell is gone.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { matchPrecache } from 'workbox-precaching';
import { respondWithPage } from './pages.ts';
import type { NavigationEvent } from './scope.ts';

vi.mock('workbox-precaching', () => ({ matchPrecache: vi.fn() }));

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.mocked(matchPrecache).mockImplementation(async () => new Response('the shell'));
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
});

const textOf = async (preloadResponse: Promise<Response | undefined>): Promise<string> => {
  const request = new Request('http://localhost/courses');
  const reply = await respondWithPage({ request, preloadResponse } as unknown as NavigationEvent);
  return reply.text();
};
const failure = () => Promise.reject(new TypeError('network'));

it('is the page that the browser fetched while the worker started', async () => {
  expect(await textOf(Promise.resolve(new Response('the page')))).toBe('the page');
  expect(network).not.toHaveBeenCalled();
});

it('is fetched where the browser fetches nothing beforehand', async () => {
  network.mockResolvedValue(new Response('the page'));
  expect(await textOf(Promise.resolve(undefined))).toBe('the page');
});

it('is the shell without a network', async () => {
  network.mockImplementation(failure);
  expect(await textOf(failure())).toBe('the shell');
  expect(await textOf(Promise.resolve(undefined))).toBe('the shell');
});

it('is the shell without a network in Firefox, whose early request fails with an answer of type "error"', async () => {
  network.mockImplementation(failure);
  expect(await textOf(Promise.resolve(Response.error()))).toBe('the shell');
});

it('is the shell where a proxy answers for a server that is gone', async () => {
  expect(await textOf(Promise.resolve(new Response('bad gateway', { status: 502 })))).toBe('the shell');
});

it('says in both languages that the browser has cleared the shell away', async () => {
  network.mockImplementation(failure);
  vi.mocked(matchPrecache).mockResolvedValue(undefined);
  const text = await textOf(Promise.resolve(undefined));
  expect(text).toContain('this browser has cleared away what was kept here');
  expect(text).toMatch(/lang="hi".*[\u0900-\u097f]/);
});
