// What other modules read of the blogs: published posts for the heads of pages, the sitemap and the feed.
import { describeContent } from '@lanternwise/shared/blogs/text';
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { type BlogRow, findBlog, newestBlogs } from './repository.ts';
import type { BlogSeo } from './table.ts';

export interface PublishedBlog {
  id: string;
  title: string;
  /** Plain text; never HTML. */
  content: string;
  author: string;
  tags: readonly string[];
  /** Path on this site. */
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  /** With the post's title and the start of its text where the editor left them empty. */
  seo: BlogSeo;
  createdAt: number;
  updatedAt: number;
}

export const imagePath = (imageId: string): string => `/api/v1/blog-images/${imageId}`;

const toPublished = (row: BlogRow): PublishedBlog => ({
  id: row.id,
  title: row.title,
  content: row.content,
  author: row.author,
  tags: row.tags,
  image: row.imageId === null ? null : imagePath(row.imageId),
  imageWidth: row.imageWidth,
  imageHeight: row.imageHeight,
  seo: {
    title: row.seo.title || row.title,
    description: row.seo.description || describeContent(row.content),
    keywords: row.seo.keywords.length > 0 ? row.seo.keywords : row.tags,
  },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export async function getPublished(db: Db, id: string): Promise<PublishedBlog | undefined> {
  const row = await findBlog(db, id);
  return row && toPublished(row);
}

/** Addresses of all posts with the time of their last change, newest first, for the sitemap. */
export async function listPublished(db: Db): Promise<{ id: string; updatedAt: number }[]> {
  const { blogs } = db.tables;
  return db
    .select({ id: blogs.id, updatedAt: blogs.updatedAt })
    .from(blogs)
    .orderBy(desc(blogs.createdAt), desc(blogs.number));
}

export async function latestPublished(db: Db, limit: number): Promise<PublishedBlog[]> {
  return (await newestBlogs(db, limit)).map(toPublished);
}
