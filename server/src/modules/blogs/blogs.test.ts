// Tests of blog posts: reading, writing behind the gate, related posts, plain text, audit, and the feed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BLOGS, post, publish, registerAdmin, registerEditor } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { getPublished, listPublished } from './service.ts';

let server: TestServer;
let editor: TestClient;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://lanternwise.example' });
  editor = await registerEditor(server);
});
afterEach(() => server.close());

const detail = async (id: string) => (await server.call('GET', `${BLOGS}/${id}`)).json();
const titles = async (query: string) =>
  (await server.call('GET', `${BLOGS}?${query}`)).json().blogs.map(({ title }: { title: string }) => title);

describe('a post', () => {
  it('is published by an Admin and read by everyone, newest first', async () => {
    const first = await publish(editor);
    await publish(editor, { title: 'Second', tags: null });
    expect(first).toMatchObject({ auther: 'Jax', tags: ['AI', 'Science'], image: null, seo: { keywords: [] } });
    expect(first.id).toMatch(/^how-a-robot-learns-to-sort-fruit-[0-9a-f]{8}$/);
    const list = (await server.call('GET', `${BLOGS}?page=1&limit=8`)).json();
    expect(list).toMatchObject({ totalPages: 1, isRelaxedSearch: false });
    expect(list.blogs.map(({ title, tags }: { title: string; tags: unknown }) => [title, tags])).toEqual([
      ['Second', null],
      [first.title, ['AI', 'Science']],
    ]);
  });

  it('is plain text: lines are trimmed, and markup stays what was typed', async () => {
    const { id } = await publish(editor, {
      title: ' <b>Loops</b> \n again ',
      content: '  one \r\n\t<script>alert(1)</script>\u0007 \n\n a < b \n\n',
      tags: [' AI ', 'ai', '', 'Python'],
    });
    expect((await detail(id)).blog).toMatchObject({
      title: '<b>Loops</b> again',
      content: 'one\n<script>alert(1)</script>\n\na < b',
      tags: ['AI', 'Python'],
    });
  });

  it('that does not exist is not found', async () => {
    const reply = await server.call('GET', `${BLOGS}/none`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, code: 'blog-not-found', message: 'Blog not found' });
  });

  it('is edited and deleted, each with an entry in the audit log', async () => {
    const { id } = await publish(editor, { tags: ['Maps'] });
    const edited = await editor.call('PUT', `${BLOGS}/${id}`, post({ title: 'Edited', tags: ['Loops'] }));
    expect(edited.json().blog).toMatchObject({ id, title: 'Edited', tags: ['Loops'] });
    expect(await titles('search=fruit')).toEqual([]);
    expect(await titles('search=edited')).toEqual(['Edited']);
    expect((await editor.call('DELETE', `${BLOGS}/${id}`)).json()).toEqual({ success: true });
    expect((await editor.call('DELETE', `${BLOGS}/${id}`)).statusCode).toBe(404);
    expect((await editor.call('PUT', `${BLOGS}/${id}`, post())).statusCode).toBe(404);
    expect(await titles('search=edited')).toEqual([]);
    const rows = await server.store.db.select().from(testTables.auditLog);
    const actions = rows.filter(({ subjectKind }) => subjectKind === 'blog');
    expect(actions.map(({ action, actorId, subjectId }) => [action, actorId, subjectId]).sort()).toEqual([
      ['blog-created', editor.user.id, id],
      ['blog-deleted', editor.user.id, id],
      ['blog-edited', editor.user.id, id],
    ]);
  });

  it.each([
    ['a blank title', { title: ' ' }, 'A post needs a title of at most 150 characters.'],
    ['no author', { auther: '' }, 'A post needs an author of at most 80 characters.'],
    ['a blank text', { content: '\n' }, 'A post needs a text of at most 50,000 characters.'],
    [
      'too many tags',
      { tags: Array.from({ length: 13 }, String) },
      'A post has at most 12 tags of at most 40 characters.',
    ],
    ['a NUL', { title: 'a\u0000b' }, 'A post needs a title of at most 150 characters.'],
  ])('with %s is refused', async (_what, change, message) => {
    const reply = await editor.call('POST', BLOGS, { ...post(), ...change });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});

describe('related posts', () => {
  it('share tags, whatever their case, most of them first', async () => {
    const { id } = await publish(editor, { tags: ['AI', 'Python'] });
    await publish(editor, { title: 'Both', tags: ['ai', 'python'] });
    await publish(editor, { title: 'One', tags: ['AI', 'Maps'] });
    await publish(editor, { title: 'None', tags: ['Safety'] });
    await publish(editor, { title: 'Untagged', tags: null });
    expect((await detail(id)).relatedBlogs.map(({ title }: { title: string }) => title)).toEqual(['Both', 'One']);
  });
});

describe('writing', () => {
  it('needs the role, and for creating and editing also the open gate', async () => {
    const { id } = await publish(editor);
    const other = await registerAdmin(server, 'Other');
    const refusals = [await other.call('POST', BLOGS, post()), await other.call('PUT', `${BLOGS}/${id}`, post())];
    for (const reply of refusals) expect([reply.statusCode, reply.json().code]).toEqual([403, 'gate-closed']);
    expect((await other.call('DELETE', `${BLOGS}/${id}`)).statusCode).toBe(200);
  });

  it('is not possible with a second session of the same Admin', async () => {
    const second = await server.signIn('Editor');
    expect((await second.call('POST', BLOGS, post())).json().code).toBe('gate-closed');
  });
});

describe('pages of the list', () => {
  it('hold eight posts, and nonsense falls back to the first page', async () => {
    for (let number = 1; number <= 9; number += 1) await publish(editor, { title: `Post ${number}` });
    expect((await server.call('GET', BLOGS)).json().totalPages).toBe(2);
    expect(await titles('page=2&limit=8')).toEqual(['Post 1']);
    expect(await titles('page=3')).toEqual([]);
    expect(await titles('page=-1&limit=abc')).toHaveLength(8);
  });
});

describe('what other modules read', () => {
  it('has a description and the sitemap its addresses', async () => {
    const { id } = await publish(editor, { content: 'word '.repeat(60) });
    const { db } = server.store;
    const published = await getPublished(db, id);
    expect(published).toMatchObject({ author: 'Jax', seo: { title: published?.title, keywords: ['AI', 'Science'] } });
    expect(published?.seo.description).toMatch(/^(word )+word…$/);
    expect(published?.seo.description.length).toBeLessThanOrEqual(158);
    expect(await listPublished(db)).toEqual([{ id, updatedAt: published?.updatedAt }]);
    expect(await getPublished(db, 'none')).toBeUndefined();
  });
});

describe('the feed', () => {
  it('lists posts with everything escaped, and is not sent twice to a reader', async () => {
    const { id } = await publish(editor, {
      title: 'A & B <script>"x"',
      content: 'Say ]]> and\uFFFF\u0001 <b>hi</b>',
      tags: ['R&D'],
    });
    const reply = await server.call('GET', '/blogs/feed.xml');
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(reply.body).toContain('<title>A &amp; B &lt;script&gt;&quot;x&quot;</title>');
    expect(reply.body).toContain('<description>Say ]]&gt; and hi</description>');
    expect(reply.body).toContain(`<link>https://lanternwise.example/blogs/${id}</link>`);
    expect(reply.body).toContain('<category>R&amp;D</category>');
    const etag = String(reply.headers.etag);
    const again = (tag: string) => server.call('GET', '/feed.xml', undefined, { 'if-none-match': tag });
    expect((await again(`"old", W/${etag}`)).statusCode).toBe(304);
    expect((await again('"stale"')).statusCode).toBe(200);
    await publish(editor, { title: 'New' });
    expect((await again(etag)).statusCode).toBe(200);
  });

  it('without PUBLIC_URL has whole addresses of the server, never those of a Host header', async () => {
    const local = await startTestServer({ host: '192.168.1.10' });
    for (const path of ['/feed.xml', '/blogs/feed.xml']) {
      const { body } = await local.call('GET', path, undefined, { host: 'evil.example' });
      expect(body).toContain('<link>http://192.168.1.10:3000/blogs</link>');
      expect(body).not.toContain('evil.example');
    }
    await local.close();
  });
});
