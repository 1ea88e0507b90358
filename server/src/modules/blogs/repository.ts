// Database queries of blog posts, their tags and pictures.
import { and, count, desc, eq, inArray, max, ne } from 'drizzle-orm';
import type { Db, NewRow, Row } from '../../db/db.ts';
import { deleteBy, findBy } from '../../db/rows.ts';

export type BlogRow = Row<'blogs'>;
export type NewBlog = NewRow<'blogs'>;

export async function countBlogs(db: Db): Promise<number> {
  return db.$count(db.tables.blogs);
}

/** Newest first. */
export async function newestBlogs(db: Db, limit: number, offset = 0): Promise<BlogRow[]> {
  const { blogs } = db.tables;
  return db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.number)).limit(limit).offset(offset);
}

/** In the order of the numbers. */
export async function blogsByNumber(db: Db, numbers: readonly number[]): Promise<BlogRow[]> {
  const { blogs } = db.tables;
  if (numbers.length === 0) return [];
  const rows = await db.select().from(blogs).where(inArray(blogs.number, numbers));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

export const findBlog = findBy('blogs', 'id');

/** Posts that share most tags with this one, then the newest. */
export async function relatedBlogs(db: Db, { number, tags }: BlogRow, limit: number): Promise<BlogRow[]> {
  const { blogTags } = db.tables;
  if (tags.length === 0) return [];
  const rows = await db
    .select({ number: blogTags.blogNumber })
    .from(blogTags)
    .where(and(inArray(blogTags.tag, tags.map(tagKey)), ne(blogTags.blogNumber, number)))
    .groupBy(blogTags.blogNumber)
    .orderBy(desc(count()), desc(blogTags.blogNumber))
    .limit(limit);
  return blogsByNumber(
    db,
    rows.map((row) => row.number),
  );
}

const tagKey = (tag: string): string => tag.toLowerCase();

/** Writes are serialised, so that two posts never get the same number. */
export async function nextBlogNumber(tx: Db): Promise<number> {
  const { blogs } = tx.tables;
  const [row] = await tx.select({ last: max(blogs.number) }).from(blogs);
  return Number(row?.last ?? 0) + 1;
}

export async function insertBlog(tx: Db, row: NewBlog): Promise<BlogRow> {
  const [inserted] = await tx.insert(tx.tables.blogs).values(row).returning();
  if (!inserted) throw new Error('the post was not inserted');
  await replaceTags(tx, inserted);
  return inserted;
}

export async function saveBlog(tx: Db, number: number, change: Partial<NewBlog>): Promise<BlogRow> {
  const { blogs } = tx.tables;
  const [saved] = await tx.update(blogs).set(change).where(eq(blogs.number, number)).returning();
  if (!saved) throw new Error('the post was not saved');
  await replaceTags(tx, saved);
  return saved;
}

async function replaceTags(tx: Db, { number, tags }: BlogRow): Promise<void> {
  const { blogTags } = tx.tables;
  await tx.delete(blogTags).where(eq(blogTags.blogNumber, number));
  if (tags.length === 0) return;
  await tx.insert(blogTags).values(tags.map((tag) => ({ tag: tagKey(tag), blogNumber: number })));
}

/** Tags and pictures go with the post. */
export const removeBlog = deleteBy('blogs', 'number');

/** Replaces the post's picture; undefined removes it. */
export async function replaceImage(tx: Db, blogNumber: number, image?: { id: string; data: string }): Promise<void> {
  const { blogImages } = tx.tables;
  await tx.delete(blogImages).where(eq(blogImages.blogNumber, blogNumber));
  if (image) await tx.insert(blogImages).values({ ...image, blogNumber });
}

/** Without reading the picture, which may have most of a megabyte. */
export async function hasImage(db: Db, id: string): Promise<boolean> {
  const { blogImages } = db.tables;
  const rows = await db.select({ id: blogImages.id }).from(blogImages).where(eq(blogImages.id, id));
  return rows.length > 0;
}

export const findImage = findBy('blogImages', 'id');
