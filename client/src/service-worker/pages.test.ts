// Tests which page a person sees: the server's, the kept shell, or words where the browser has cleared away even that.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { matchPrecache } from 'workbox-precaching';
import { respondWithPage } from './pages.ts';
import type { NavigationEvent } from './scope.ts';

vi.mock('workbox-precaching', () => ({ matchPrecache: vi.fn() }));

const open = async (online: () => Promise<Response>) => {
  vi.stubGlobal('fetch', online);
  const request = new Request('https://learn.example/Grassroot/robo-realm');
  return respondWithPage({ request } as NavigationEvent);
};
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => vi.mocked(matchPrecache).mockResolvedValue(new Response('the shell')));
afterEach(() => vi.unstubAllGlobals());

it('is the server’s while there is one', async () => {
  expect(await (await open(async () => new Response('rendered'))).text()).toBe('rendered');
});

it.each([
  ['there is no network', gone],
  ['only a proxy answers', async () => new Response('', { status: 502 })],
])('is the shell when %s', async (_what, online) => {
  expect(await (await open(online)).text()).toBe('the shell');
});

it('says in both languages that the browser has cleared the shell away', async () => {
  vi.mocked(matchPrecache).mockResolvedValue(undefined);
  const reply = await open(gone);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(text).toContain('this browser has cleared away what was kept here');
  expect(text).toMatch(/lang="hi".*[\u0900-\u097f]/);
});
