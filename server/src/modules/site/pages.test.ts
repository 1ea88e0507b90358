// Tests what the server answers at every address of the site: status, head and language, for crawlers and for every role.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEMBER_PAGES } from '@lanternwise/shared/constants/memberPages';
import { ROLES, type Role } from '@lanternwise/shared/constants/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INDEXED, MISSING, UNINDEXED } from '../../testing/siteAddresses.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SITE = 'https://learn.example';
const SHELL =
  '<!doctype html><html lang="en"><head><!--page-head--><title>x</title><!--/page-head--></head><body><div id="root"></div></body></html>';

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'lanternwise-client-'));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  server = await startTestServer({ clientDir, publicUrl: SITE });
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.call('GET', url, undefined, headers);
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const isIndexed = (html: string) => html.includes('name="robots" content="index, follow');

describe('to a crawler without scripts', () => {
  it.each(INDEXED)('%s is a page to be found', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(isIndexed(reply.body)).toBe(true);
    expect(titleOf(reply.body)).toContain('Lanternwise');
    expect(reply.body).toMatch(/name="description" content="[^"]{20,}"/);
    expect(reply.body).toContain(`<link data-page rel="canonical" href="${SITE}${url.split('?')[0]}" />`);
  });

  it.each(UNINDEXED)('%s is a page, not to be indexed', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(isIndexed(reply.body)).toBe(false);
    expect(titleOf(reply.body)).toContain('Lanternwise');
  });

  it.each(MISSING)('%s is missing', async (url) => {
    const reply = await get(url, { 'if-none-match': '*' });
    expect(reply.statusCode).toBe(404);
    expect(isIndexed(reply.body)).toBe(false);
    expect(titleOf(reply.body)).toBe('Page not found | Lanternwise');
  });

  it('every public page has a title and a description of its own, in both languages', () => {
    for (const language of ['en', 'hi'] as const) {
      const words = PUBLIC_PAGES.map((page) => page.words[language]);
      expect(new Set(words.map(([title]) => title)).size).toBe(words.length);
      expect(new Set(words.map(([, description]) => description)).size).toBe(words.length);
    }
    for (const { words } of PUBLIC_PAGES) expect(words.hi[1]).toMatch(/[ऀ-ॿ]/);
  });

  it('a social picture is a file of the site, 1200 by 630 and at most 150 KB', async () => {
    const pages = await Promise.all(INDEXED.map((url) => get(url)));
    const pictures = new Set(
      pages.map(({ body }) => /og:image" content="https:\/\/learn\.example([^"]+)"/.exec(body)?.[1]),
    );
    expect(pictures.size).toBeGreaterThan(9);
    for (const picture of pictures) {
      const file = join(ROOT, 'assets/public', picture ?? 'missing');
      expect(existsSync(file), picture).toBe(true);
      expect(statSync(file).size, picture).toBeLessThanOrEqual(150 * 1024);
    }
  });
});

async function signInAs(role: Role): Promise<TestClient> {
  const name = `Asha-${role}`;
  await server.register(name, { email: `${name}@example.org`, ageBand: '18+' });
  await server.grant(name, role);
  return server.signIn(name);
}

/** An account below the age of consent; client/src/app/siteWalk.test.tsx walks the site with what is said of it here. */
async function signInChild(name: string, plan?: string): Promise<TestClient> {
  await server.register(name, { ageBand: '12-13', parentEmail: `parent-of-${name}@example.org` });
  if (plan !== undefined) await server.grant(name, plan);
  const child = await server.signIn(name);
  const canOpenProtected = plan !== undefined;
  expect(child.user).toMatchObject({ role: 'User', ageBand: '12-13', limited: true, canOpenProtected });
  return child;
}

describe('to people', () => {
  it('the answer is the same for every role and for a child with a plan or without: nothing personal is in a page', async () => {
    const addresses = [...INDEXED, ...UNINDEXED, ...MISSING];
    const seenByCrawler = new Map(await Promise.all(addresses.map(async (url) => [url, await get(url)] as const)));
    const people = await Promise.all([
      ...ROLES.map(signInAs),
      signInChild('child'),
      signInChild('subscriber', 'plan=learner'),
    ]);
    for (const { call } of people) {
      for (const [url, crawler] of seenByCrawler) {
        const own = await call('GET', url);
        expect([url, own.statusCode]).toEqual([url, crawler.statusCode]);
        expect(own.body === crawler.body, url).toBe(true);
      }
    }
  });

  it('every address of the client has a page', async () => {
    const written = ['router.tsx', 'publicRoutes.tsx'].flatMap((name) =>
      [...readFileSync(join(ROOT, 'client/src/app', name), 'utf8').matchAll(/'(\/[^']*)'/g)].map(
        ([, path = '']) => path,
      ),
    );
    const known = [...written, ...MEMBER_PAGES.map(({ path }) => path)]
      .map((path) =>
        path.replace(':courseSlug', 'ai-adventure').replace('ClassX/:page', 'ClassX/W1S1').replaceAll(/:\w+/g, 'x'),
      )
      // A blog that is not there is missing, so the test of blogs has it.
      .filter((path) => path !== '/blogs/x' && !path.startsWith('/dev/'));
    expect(known.length).toBeGreaterThan(40);
    for (const path of known) expect((await get(path)).statusCode, path).toBe(200);
  });
});

describe('in Hindi', () => {
  it('a page has its own title, language and address', async () => {
    const { body } = await get('/pricing?lang=hi');
    expect(body).toContain('<html lang="hi"');
    expect(titleOf(body)).toBe('प्लान | Lanternwise');
    expect(body).toContain(`rel="canonical" href="${SITE}/pricing?lang=hi"`);
  });

  it('a page that exists in English only stays English', async () => {
    const { body } = await get('/certificates/verify?lang=hi');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain(`rel="canonical" href="${SITE}/certificates/verify"`);
  });

  it('no other language and no header changes a page', async () => {
    const english = await get('/pricing');
    expect((await get('/pricing?lang=fr')).body).toBe(english.body);
    expect((await get('/pricing?lang[]=hi')).body).toBe(english.body);
    expect((await get('/pricing', { 'accept-language': 'hi', host: 'evil.example' })).body).toBe(english.body);
  });
});

describe('delivery', () => {
  it('a page is compressed and not sent twice', async () => {
    const first = await get('/courses', { 'accept-encoding': 'gzip, deflate, br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const again = await get('/courses', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/courses', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('the bare template is no page', async () => {
    const reply = await get('/index.html');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/']);
  });
});

describe('for search engines', () => {
  it('sitemap.xml lists every public page in each of its languages, and nothing private', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toContain('application/xml');
    const addresses = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${SITE}/`,
        `${SITE}/?lang=hi`,
        `${SITE}/courses/map-making`,
        `${SITE}/School/ClassX/W4S2`,
      ]),
    );
    for (const address of addresses) {
      const page = await get(String(address).slice(SITE.length));
      expect(page.statusCode, address).toBe(200);
      expect(page.body).toContain(`<link data-page rel="canonical" href="${address}" />`);
    }
    expect(reply.body).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${SITE}/pricing?lang=hi"/>`);
  });

  it('robots.txt names the sitemap and keeps crawlers from private pages, but not from the API', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(body).toContain('Disallow: /admin');
    expect(body).not.toContain('Disallow: /api');
    for (const url of INDEXED)
      for (const [, rule = ''] of body.matchAll(/Disallow: (\S+)/g))
        expect(url.startsWith(rule), `${url} ${rule}`).toBe(false);
  });

  it('without PUBLIC_URL the sitemap has the address at which the server listens, and a foreign Host header is not used', async () => {
    const local = await startTestServer({ clientDir });
    for (const host of ['localhost', 'evil.example']) {
      const { statusCode, body } = await local.call('GET', '/sitemap.xml', undefined, { host });
      expect(statusCode).toBe(200);
      expect(body).toContain('<loc>http://localhost:3000/pricing</loc>');
      expect(body).not.toContain('evil.example');
    }
    expect((await local.call('GET', '/robots.txt')).body).not.toContain('Sitemap');
    const page = await local.call('GET', '/pricing', undefined, { host: 'evil.example' });
    expect(page.body).not.toContain('evil.example');
    const address = await local.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain(`<loc>${address}/pricing</loc>`);
    expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`Sitemap: ${address}/sitemap.xml`);
    expect(await (await fetch(`${address}/pricing`)).text()).toContain(`rel="canonical" href="${address}/pricing"`);
    await local.close();
  });
});
