// The sample blogs are worth reading: enough of them, long enough, each different, marked as written by the team.
import { languageOf } from '@lanternwise/shared/blogs/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/src/testing/testServer.ts';
import { readSampleBlogs, seedBlogs } from './blogs.ts';

const blogs = readSampleBlogs();

describe('the articles', () => {
  it('are twenty-four, with some in Hindi and some with pictures, by the team', () => {
    expect(blogs).toHaveLength(24);
    expect(new Set(blogs.map(({ title }) => title)).size).toBe(24);
    expect(blogs.filter(({ content }) => languageOf(content) === 'hi').length).toBeGreaterThanOrEqual(4);
    expect(blogs.filter(({ image }) => image !== null).length).toBeGreaterThanOrEqual(8);
    expect(blogs.every(({ author }) => /, Lanternwise (team|टीम)$/.test(author))).toBe(true);
  });

  it.each(blogs.map(({ title, content }) => [title, content]))('%s has 250 to 500 words', (_title, content) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
  });

  it('repeat no sentence', () => {
    const sentences = blogs
      .flatMap(({ content }) => content.split(/(?<=[.!?।])\s+/))
      .filter((text) => text.length > 40);
    expect(sentences.length).toBeGreaterThan(300);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a seeded site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedBlogs(server.store, Date.now());
  }, 60_000);
  afterAll(() => server.close());

  it('has three pages, pictures and related articles', async () => {
    const { blogs: first, totalPages } = (await server.call('GET', '/api/v1/blogs')).json();
    expect([first.length, totalPages]).toEqual([8, 3]);
    const { relatedBlogs } = (await server.call('GET', `/api/v1/blogs/${first[0].id}`)).json();
    expect(relatedBlogs.length).toBeGreaterThan(0);
    const found = (await server.call('GET', '/api/v1/blogs?search=spectrogram')).json();
    expect(found.blogs).toHaveLength(1);
    expect((await server.call('GET', found.blogs[0].image)).headers['content-type']).toBe('image/jpeg');
  });
});
