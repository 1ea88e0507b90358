// Tests the reason that a person is told when one file of a realm cannot be fetched or kept.
import { afterEach, expect, it, vi } from 'vitest';
import { bringFile } from './bringFile.ts';

const FILE = { url: '/assets/robo-1.js', bytes: 4, load: 2 };
const whole = () => new Response('robo');

function bring(reply: () => Response | Promise<Response>, put: () => Promise<void> = async () => undefined) {
  const kept = vi.fn(put);
  vi.stubGlobal('fetch', async () => reply());
  vi.stubGlobal('caches', { open: async () => ({ put: kept }) });
  return { kept, done: bringFile(FILE, new AbortController().signal) };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the whole file, unpacked', async () => {
  const { kept, done } = bring(() => new Response('robo', { headers: { 'content-encoding': 'br' } }));
  await done;
  expect(kept).toHaveBeenCalledWith(FILE.url, expect.any(Response));
  const [, stored] = kept.mock.calls[0] as unknown as [string, Response];
  expect(stored.headers.has('content-encoding')).toBe(false);
});

it.each<[string, string, () => Response | Promise<Response>]>([
  ['network', 'the server is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['network', 'the server is busy', () => new Response('', { status: 503 })],
  ['network', 'the line broke off in the middle', () => new Response('ro')],
  ['network', 'a portal of the network answers', () => new Response('<html>Please sign in</html>')],
  [
    'foreign',
    "a school's filter answers with a page",
    () => new Response('<html>Blocked</html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['foreign', 'a filter refuses', () => new Response('', { status: 403 })],
  ['foreign', 'a portal asks for a sign-in', () => new Response('', { status: 511 })],
  ['updated', 'the file belongs to an older build', () => new Response('', { status: 404 })],
])('is told %s when %s', async (reason, _what, reply) => {
  const { kept, done } = bring(reply);
  await expect(done).rejects.toMatchObject({ reason });
  expect(kept).not.toHaveBeenCalled();
});

it.each(['QuotaExceededError', 'UnknownError'])('is told that the disk is full at %s', async (name) => {
  const { done } = bring(whole, () => Promise.reject(new DOMException('no room', name)));
  await expect(done).rejects.toMatchObject({ reason: 'full' });
});

it('rejects with an AbortError after a pause', async () => {
  const abort = new AbortController();
  abort.abort();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('aborted')));
  await expect(bringFile(FILE, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
