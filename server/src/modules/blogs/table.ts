// Defines the tables of the blogs: posts, tags, pictures, the search's words, and the publishing gate.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export interface BlogSeo {
  title: string;
  description: string;
  keywords: string[];
}

/** The full-text index is no part of the schema, because each engine has its own kind of table: see search/. */
export function blogTables(k: ColumnBuilders, users: ReferencedTable) {
  const blogs = k.table(
    'blogs',
    {
      /** The row's number in the full-text index: SQLite's index needs an integer key. */
      number: k.int('number').primaryKey(),
      /** In the address of the post. */
      id: k.text('id').notNull(),
      title: k.text('title').notNull(),
      content: k.text('content').notNull(),
      author: k.text('author').notNull(),
      tags: k.json<string[]>('tags').notNull(),
      /** Id of the picture. */
      imageId: k.text('image_id'),
      imageWidth: k.int('image_width'),
      imageHeight: k.int('image_height'),
      seo: k.json<BlogSeo>('seo').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
    },
    (t) => [k.uniqueIndex('blogs_id').on(t.id), k.index('blogs_created').on(t.createdAt, t.number)],
  );
  const blogNumber = () =>
    k
      .int('blog_number')
      .notNull()
      .references(() => blogs.number, { onDelete: 'cascade' });
  const blogTags = k.table(
    'blog_tags',
    { /** In lower case. */ tag: k.text('tag').notNull(), blogNumber: blogNumber() },
    (t) => [k.primaryKey({ columns: [t.tag, t.blogNumber] }), k.index('blog_tags_blog').on(t.blogNumber)],
  );
  const blogImages = k.table(
    'blog_images',
    {
      id: k.text('id').primaryKey(),
      blogNumber: blogNumber(),
      /** The JPEG, base64-encoded. */
      data: k.text('data').notNull(),
    },
    (t) => [k.index('blog_images_blog').on(t.blogNumber)],
  );
  /** Every word of any post, to find the word that a typo stands for. */
  const blogWords = k.table('blog_words', { word: k.text('word').primaryKey() });
  const publishingAttempts = k.table('publishing_attempts', {
    /** `account:`, `address:` (both hashed) or `site`. */
    scope: k.text('scope').primaryKey(),
    attempts: k.int('attempts').notNull(),
    lastAttemptAt: k.timestamp('last_attempt_at').notNull(),
    blockedUntil: k.timestamp('blocked_until'),
  });
  const publishingPasses = k.table(
    'publishing_passes',
    {
      /** sha256 of the bearer token of the session that entered the password. */
      tokenHash: k.text('token_hash').primaryKey(),
      userId: k.belongsTo('user_id', () => users.id),
      expiresAt: k.timestamp('expires_at').notNull(),
    },
    (t) => [k.index('publishing_passes_user').on(t.userId), k.index('publishing_passes_expires').on(t.expiresAt)],
  );
  return { blogs, blogTags, blogImages, blogWords, publishingAttempts, publishingPasses };
}
