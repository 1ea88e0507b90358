// A page below a path says in words what is wrong: at once where the proxy tells it, else where no style sheet arrives.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { belowPathPage, strippedPrefix, withoutStylesNotice } from './wrongPlace.ts';

const SHELL =
  '<!doctype html><html lang="en"><head><!--page-head--><title>x</title><!--/page-head--></head><body><div id="root"></div></body></html>';

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'lanternwise-client-'));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  server = await startTestServer({ clientDir });
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/lanternwise', '/lanternwise'],
  [' /a , /b', '/a'],
  [['/a', '/b'], '/a'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(99)}`],
])('X-Forwarded-Prefix %o is the path %s', (header, prefix) => {
  expect(strippedPrefix(header)).toBe(prefix);
});

it('behind a proxy that takes a path away, pages are a sentence that needs no other file, and nothing is cached', async () => {
  for (const url of ['/', '/pricing', '/unknown', '/pricing?lang=hi']) {
    const reply = await server.call('GET', url, undefined, { 'x-forwarded-prefix': '/<b>school' });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('<code>/&lt;b&gt;school</code>');
    expect(reply.body).not.toMatch(/<(?:script|link|img)/);
  }
  // Programs that call the API are not stopped: no page of ours is among them.
  const health = await server.call('GET', '/api/v1/health', undefined, { 'x-forwarded-prefix': '/school' });
  expect(health.statusCode).toBe(200);
});

it('every page holds the words for a page without style sheets, which base.css hides', async () => {
  const styles = readFileSync(new URL('../../../../client/src/ui/styles/base.css', import.meta.url), 'utf8');
  expect(styles).toMatch(/\.lw-without-styles \{\s+display: none;/);
  for (const url of ['/', '/pricing', '/unknown']) {
    const { body } = await server.call('GET', url);
    expect(body).toContain(`${withoutStylesNotice('en')}<div id="root"`);
  }
  expect((await server.call('GET', '/pricing?lang=hi')).body).toContain(withoutStylesNotice('hi'));
});

it('the words are there in every language', () => {
  for (const language of LANGUAGES) {
    expect(withoutStylesNotice(language)).toContain('Lanternwise');
    expect(belowPathPage('/x', language)).toContain(`<html lang="${language}">`);
  }
  // With English below it, once: the fonts of the site do not arrive either.
  for (const words of [belowPathPage('/x', 'hi'), withoutStylesNotice('hi')]) {
    expect(words).toMatch(/[ऀ-ॿ]/);
    expect(words.split('For the person who runs this site')).toHaveLength(2);
  }
  expect(withoutStylesNotice('en').split('For the person who runs this site')).toHaveLength(2);
});
