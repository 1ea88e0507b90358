// Measures the search over 5,000 blog posts: the time in the server, from the query to the page of posts.
import { openStore } from '../../server/src/db/openStore.ts';
import { PublishingGate } from '../../server/src/modules/blogs/gate.ts';
import { insertBlog } from '../../server/src/modules/blogs/repository.ts';
import { indexPost } from '../../server/src/modules/blogs/search/search.ts';
import { wordsOf } from '../../server/src/modules/blogs/search/words.ts';
import { BlogsService } from '../../server/src/modules/blogs/service.ts';
import { readSampleBlogs } from '../seed-sample/blogs.ts';
import { createRandom, type Random } from '../seed-sample/random.ts';
import { atMost, type ResultRow } from './report.ts';

const POSTS = 5000;
const WORDS_PER_POST = 300;
/** Words that only a few posts have, as names are. */
const RARE_WORDS = 20_000;
const POSTS_PER_WRITE = 250;
const ROUNDS = 40;
const QUERIES = [
  'AI',
  'python loop',
  'machine',
  'spectrogram',
  'रोबोट',
  'how do robots learn to see cats',
  'pyhton',
  'lantrens in the maze',
  'zzzzqqqq',
  '"*(',
  'the',
];

export interface BlogSearchMetrics {
  posts: number;
  /** Milliseconds of the slowest query, median and 99th percentile of its runs. */
  slowest: { query: string; p50: number; p99: number };
  byQuery: { query: string; p50: number }[];
}

type Words = readonly [string, ...string[]];

function textOf(chance: Random, common: Words): string {
  const word = () => (chance.happens(0.03) ? `word${chance.between(0, RARE_WORDS).toString(36)}` : chance.pick(common));
  return Array.from({ length: WORDS_PER_POST }, word).join(' ');
}

export async function measureBlogSearch(database = ':memory:'): Promise<BlogSearchMetrics> {
  const store = await openStore(database);
  try {
    const chance = createRandom(5000);
    const [first = 'lantern', ...rest] = readSampleBlogs().flatMap(({ content }) => wordsOf(content));
    const common: Words = [first, ...rest];
    for (let from = 1; from <= POSTS; from += POSTS_PER_WRITE) {
      await store.write(async (tx) => {
        for (let number = from; number < from + POSTS_PER_WRITE; number += 1) {
          const texts = { title: textOf(chance, common).slice(0, 60), content: textOf(chance, common), author: 'Nova' };
          const tags = [chance.pick(common)];
          const seo = { title: '', description: '', keywords: [] };
          const times = { createdAt: number, updatedAt: number };
          const post = await insertBlog(tx, { number, id: `post-${number}`, ...texts, tags, seo, ...times });
          await indexPost(tx, number, post);
        }
      });
    }
    return await measureQueries(new BlogsService(store, new PublishingGate(store)));
  } finally {
    await store.close();
  }
}

async function measureQueries(blogs: BlogsService): Promise<BlogSearchMetrics> {
  const results: { query: string; p50: number; p99: number }[] = [];
  for (const query of QUERIES) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await blogs.list({ page: 1, limit: 8, search: query });
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2));
    results.push({ query, p50: at(0.5), p99: at(0.99) });
  }
  const slowest = results.reduce((one, other) => (other.p50 > one.p50 ? other : one));
  return { posts: POSTS, slowest, byQuery: results.map(({ query, p50 }) => ({ query, p50 })) };
}

export const blogSearchRows = ({ posts, slowest }: BlogSearchMetrics): ResultRow[] => [
  atMost(`Search over ${posts} blog posts, slowest kind of query, p50`, 30, 'ms', slowest.p50),
];

export const blogSearchNotes = ({ slowest, byQuery }: BlogSearchMetrics): string[] => [
  `Blog search, p50 in ms: ${byQuery.map(({ query, p50 }) => `${query} ${p50}`).join(' · ')}; the slowest ("${slowest.query}") has a p99 of ${slowest.p99} ms.`,
];
