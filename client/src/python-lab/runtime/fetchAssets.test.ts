// Files of Python that are missing or cut off: words for the learner, a second try past the caches, a start without the snapshot.
import { afterEach, expect, it, vi } from 'vitest';
import type { ModuleSources } from '../worker/install.ts';
import { fetchAssets } from './fetchAssets.ts';

/** The smallest WebAssembly module. */
const WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const GOOD: Record<string, Uint8Array> = { '/p.wasm': WASM, '/l.bin': new Uint8Array(5), '/s.bin': new Uint8Array(7) };
const FILES = {
  wasm: { url: '/p.wasm', bytes: 8 },
  library: { url: '/l.bin', bytes: 5 },
  snapshot: { url: '/s.bin', bytes: 7 },
  sources: {} as ModuleSources,
};

type Server = (url: string, cache: RequestCache | undefined) => Response | undefined;

/** Serves the good files where `bad` says nothing. */
function serve(bad: Server = () => undefined): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(url);
    const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return bad(url, init?.cache) ?? new Response(GOOD[url]?.slice() ?? null, { headers: { 'content-type': type } });
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

const load = (report: (share: number) => void = () => undefined) => fetchAssets(FILES, report);
const cutOff =
  (wanted: string): Server =>
  (url) =>
    url === wanted ? new Response(new Uint8Array(3)) : undefined;
const missing =
  (wanted: string): Server =>
  (url) =>
    url === wanted ? new Response(null, { status: 404 }) : undefined;

it('fetches everything and reports the progress', async () => {
  serve();
  const shares: number[] = [];
  const assets = await load((share) => shares.push(share));
  expect(assets.module).toBeInstanceOf(WebAssembly.Module);
  expect([assets.library.byteLength, assets.snapshot?.byteLength]).toEqual([5, 7]);
  expect(shares).toHaveLength(3);
  expect(shares.at(-1)).toBe(1);
});

it.each(['/p.wasm', '/l.bin'])('%s cut off is said in words', async (url) => {
  serve(cutOff(url));
  await expect(load()).rejects.toThrow('The Python files arrived incomplete. Please try again.');
});

it.each(['/p.wasm', '/l.bin'])('%s missing is said in words', async (url) => {
  serve(missing(url));
  await expect(load()).rejects.toThrow('Please check the internet connection and try again.');
});

const blocked =
  (wanted: string): Server =>
  (url) =>
    url === wanted ? new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } }) : undefined;

it.each(['/p.wasm', '/l.bin'])("%s held back by a school's filter is said in words", async (url) => {
  vi.stubGlobal('location', { host: 'learn.example', origin: 'https://learn.example' });
  serve(blocked(url));
  await expect(load()).rejects.toThrow(/a school's filter.*allow learn.example/);
});

it.each([
  ['missing', missing('/s.bin')],
  ['cut off', cutOff('/s.bin')],
])('the snapshot %s: everything else comes', async (_, bad) => {
  serve(bad);
  const assets = await load();
  expect(assets.snapshot).toBeUndefined();
  expect(assets.library.byteLength).toBe(5);
});

it('asks again past a cache that keeps half a file', async () => {
  const asked = serve((url, cache) => (cache === 'reload' ? undefined : cutOff('/l.bin')(url, cache)));
  expect((await load()).library.byteLength).toBe(5);
  expect(asked.filter((url) => url === '/l.bin')).toHaveLength(2);
});
