// Tests that only what the server itself sent is kept of the site's files.
import { afterEach, expect, it, vi } from 'vitest';
import { SHELL_MARK } from '../features/offline/builtNames.ts';
import { addOwn } from './ownFiles.ts';

const page = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });

async function keep(url: string, reply: Response): Promise<boolean> {
  vi.stubGlobal('location', { origin: 'https://learn.example' });
  vi.stubGlobal('fetch', async () => reply);
  const put = vi.fn(async () => undefined);
  await addOwn({ put } as unknown as Cache, url).catch(() => undefined);
  return put.mock.calls.length === 1;
}

afterEach(() => vi.unstubAllGlobals());

it.each<[boolean, string, string, () => Response]>([
  [true, 'a script', '/assets/main-1.js', script],
  [false, "a filter's page in place of a script", '/assets/main-1.js', () => page('<h1>Blocked</h1>')],
  [false, 'a refusal', '/assets/main-1.js', () => page('<h1>Blocked</h1>', 403)],
  [false, 'a file of an older build', '/assets/main-1.js', () => page('', 404)],
  [true, 'the shell', '/offline.html', () => page(`<html ${SHELL_MARK} lang="en">`)],
  [false, "a filter's page in place of the shell", '/offline.html', () => page('<h1>Blocked</h1>')],
  [true, 'another page', '/python-check.html', () => page('<h1>Python</h1>')],
])('%s: %s', async (isKept, _what, url, reply) => {
  expect(await keep(url, reply())).toBe(isKept);
});
