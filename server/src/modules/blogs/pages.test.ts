// Tests what the server writes into the blog's pages: heads, the data they are rendered with, places in the sitemap, and 404 for deleted posts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BLOGS, publish, registerEditor } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

const SITE = 'https://learn.example';
const SHELL = '<html lang="en"><head><!--page-head--><!--/page-head--></head><body><div id="root"></div></body></html>';
/** In place of the client's code, which the tests of the server do not build. */
const RENDERER = [
  'export const renderPage = async (address, language, [{ endpoint }]) =>',
  "'<main>' + [address, language, endpoint].join(' ') + '</main>';",
].join(' ');

let server: TestServer;
let editor: TestClient;
let clientDir: string;
beforeEach(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'lanternwise-client-'));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  mkdirSync(join(clientDir, '.prerendered'));
  writeFileSync(join(clientDir, '.prerendered/prerender.js'), RENDERER);
  writeFileSync(join(clientDir, '.prerendered/package.json'), '{ "type": "module" }');
  server = await startTestServer({ clientDir, publicUrl: SITE });
  editor = await registerEditor(server);
});
afterEach(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

function repliesIn(html: string) {
  const [, json = '[]'] = /id="served-replies">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain('<');
  return JSON.parse(json);
}

it('is a dated article of its author, readable and listed until it is deleted', async () => {
  const { id } = await publish(editor, {
    title: 'A <b>& B</b>',
    content: 'First line\nsecond line\n\n<script>alert(1)</script>',
  });
  const address = `/blogs/${id}`;
  const { statusCode, body } = await server.call('GET', address);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<link data-page rel="canonical" href="${SITE}${address}" />`);
  expect(body).toContain('property="og:type" content="article"');
  expect(body).toMatch(/property="article:published_time" content="20\d\d-/);
  expect(body).toContain('"@type":"Article"');
  expect(body).toContain(`<main>${address} en blog</main>`);
  const [{ args, reply }] = repliesIn(body);
  expect(args).toEqual({ id });
  expect(reply.blog.content).toBe('First line\nsecond line\n\n<script>alert(1)</script>');
  expect((await server.call('GET', '/sitemap.xml')).body).toMatch(`<loc>${SITE}${address}</loc><lastmod>20`);

  await editor.call('DELETE', `${BLOGS}/${id}`);
  expect((await server.call('GET', address)).statusCode).toBe(404);
  expect((await server.call('GET', '/sitemap.xml')).body).not.toContain(address);
});

it('is in the list, of which each page is rendered with its own data and with what its cards show', async () => {
  await publish(editor, { title: 'Only one', content: 'word '.repeat(1000) });
  const first = await server.call('GET', '/blogs?utm_source=mail');
  expect(first.body).toContain('<main>/blogs en blogs</main>');
  const [{ args, reply }] = repliesIn(first.body);
  expect(args).toEqual({ page: 1, limit: 8 });
  expect(reply).toMatchObject({ success: true, totalPages: 1, isRelaxedSearch: false, blogs: [{ title: 'Only one' }] });
  expect(reply.blogs[0].content.length).toBeLessThan(1000);

  for (let number = 0; number < 8; number += 1) await publish(editor, { title: `Post ${number}` });
  const second = await server.call('GET', '/blogs?page=2&lang=hi');
  expect(second.body).toContain('<main>/blogs?page=2 hi blogs</main>');
  expect(repliesIn(second.body)[0].args).toEqual({ page: 2, limit: 8 });
});

it.each(['?search=ai', '?page=2', '?page=0', '?page=-1', '?page=two', '?page=1e9'])(
  'leaves /blogs%s to the browser',
  async (query) => {
    const { statusCode, body } = await server.call('GET', `/blogs${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  },
);
