// The articles of the sample blogs: read from the text files beside it, and published through the service.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../server/src/db/openStore.ts';
import { PublishingGate } from '../../server/src/modules/blogs/gate.ts';
import { POST_PICTURE } from '../../server/src/modules/blogs/images/postPicture.ts';
import { BlogsService } from '../../server/src/modules/blogs/service.ts';
import { encodePicture } from '../../server/src/pictures/encodePicture.ts';

const FOLDER = join(import.meta.dirname, 'blogs');
const ASSETS = join(import.meta.dirname, '../../assets');
const DAY_MS = 86_400_000;
/** A post every other day or so, the oldest some weeks ago. */
const DAYS_BETWEEN = 2;

export interface SampleBlog {
  title: string;
  author: string;
  tags: string[];
  /** Path below assets, made by our own scripts. */
  image: string | null;
  content: string;
}

/** A file holds several articles; each begins with its title, author, tags and picture. */
export function readSampleBlogs(): SampleBlog[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return files.flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n=====\n').map(parseBlog));
}

function parseBlog(text: string): SampleBlog {
  const match = /^Title: (.+)\nAuthor: (.+)\nTags: (.+)\nImage: (.+)\n\n([\s\S]+)$/.exec(text.trim());
  const [, title, author, tags, image, content] = match ?? [];
  if (!title || !author || !tags || !image || !content) throw new Error(`not an article: ${text.slice(0, 60)}`);
  return { title, author, tags: tags.split(', '), image: image === 'none' ? null : image, content: content.trim() };
}

/** Mixes the files, so that neighbours in the list differ; the first article is the newest. */
function interleave(blogs: readonly SampleBlog[]): SampleBlog[] {
  const step = 7;
  return Array.from({ length: blogs.length }, (_, index) => blogs[(index * step) % blogs.length]).flatMap(
    (blog) => blog ?? [],
  );
}

export async function seedBlogs(store: Store, now: number): Promise<number> {
  const service = new BlogsService(store, new PublishingGate(store));
  const blogs = interleave(readSampleBlogs()).reverse();
  for (const [index, { title, author, tags, image, content }] of blogs.entries()) {
    const createdAt = now - (blogs.length - index) * DAYS_BETWEEN * DAY_MS;
    const body = { title, auther: author, tags, content, seo: { title: '', description: '', keywords: [] } };
    await service.create(null, { ...body, image: await dataUrlOf(image) }, createdAt);
  }
  return blogs.length;
}

async function dataUrlOf(image: string | null): Promise<string | null> {
  if (image === null) return null;
  const { bytes } = await encodePicture(readFileSync(join(ASSETS, image)), POST_PICTURE);
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
