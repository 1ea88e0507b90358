// Tests what a crawler without scripts reads of a post: its head, its text, its place in the sitemap, and 404 once it is deleted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BLOGS, publish, registerEditor } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

const SITE = 'https://learn.example';
const SHELL = '<html lang="en"><head><!--page-head--><!--/page-head--></head><body><div id="root"></div></body></html>';

let server: TestServer;
let editor: TestClient;
let clientDir: string;
beforeEach(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'lanternwise-client-'));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  server = await startTestServer({ clientDir, publicUrl: SITE });
  editor = await registerEditor(server);
});
afterEach(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

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
  expect(body).toContain('<h1 class="text-3xl text-game-title">A &lt;b&gt;&amp; B&lt;/b&gt;</h1>');
  expect(body).toContain('<p>First line<br>second line</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect((await server.call('GET', '/sitemap.xml')).body).toMatch(`<loc>${SITE}${address}</loc><lastmod>20`);

  await editor.call('DELETE', `${BLOGS}/${id}`);
  expect((await server.call('GET', address)).statusCode).toBe(404);
  expect((await server.call('GET', '/sitemap.xml')).body).not.toContain(address);
});
