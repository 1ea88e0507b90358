// The full-text index on SQLite: an FTS5 table of the posts and a trigram table of their words. Both are made by the migration.
import { eq, type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SearchIndex, WordQuery } from './searchIndex.ts';

const blogIndex = sqliteTable('blog_index', {
  number: integer('rowid').primaryKey(),
  title: text('title').notNull(),
  tags: text('tags').notNull(),
  author: text('author').notNull(),
  content: text('content').notNull(),
});
const wordTrigrams = sqliteTable('blog_word_trigrams', { word: text('word').notNull() });

const MAX_LOOKALIKES = 60;
/** Weights of title, tags, author and content. */
const RANK = sql`bm25(blog_index, 10.0, 6.0, 4.0, 1.0)`;

/** Words hold letters, marks and digits alone, so nothing in them can end the quotes. */
const expressionOf = ({ groups, isAny = false }: WordQuery): string =>
  groups
    .map((group) => `(${group.map(({ word, isPrefix }) => `"${word}"${isPrefix ? ' *' : ''}`).join(' OR ')})`)
    .join(isAny ? ' OR ' : ' AND ');

const matches = (query: WordQuery): SQL => sql`blog_index MATCH ${expressionOf(query)}`;

/** The ends of the word count too, so that two letters swapped in the middle leave trigrams in common. */
const withEnds = (word: string): string[] => ['^', ...Array.from(word), '$'];

function trigramExpression(word: string): string {
  const letters = withEnds(word);
  const trigrams = letters.slice(2).map((_, at) => `"${letters.slice(at, at + 3).join('')}"`);
  return trigrams.join(' OR ');
}

export const sqliteIndex: SearchIndex = {
  async put(tx, number, { title, tags, author, content }) {
    const row = {
      title: title.join(' '),
      tags: tags.join(' '),
      author: author.join(' '),
      content: content.join(' '),
    };
    await tx.delete(blogIndex).where(eq(blogIndex.number, number));
    await tx.insert(blogIndex).values({ number, ...row });
  },
  async remove(tx, number) {
    await tx.delete(blogIndex).where(eq(blogIndex.number, number));
  },
  async count(db, query) {
    return db.$count(blogIndex, matches(query));
  },
  async find(db, query, limit, offset) {
    const rows = await db
      .select({ number: blogIndex.number })
      .from(blogIndex)
      .where(matches(query))
      .orderBy(RANK, sql`rowid desc`)
      .limit(limit)
      .offset(offset);
    return rows.map(({ number }) => number);
  },
  async lookalikes(db, word) {
    const rows = await db
      .select({ word: wordTrigrams.word })
      .from(wordTrigrams)
      .where(sql`blog_word_trigrams MATCH ${trigramExpression(word)}`)
      .orderBy(sql`rank`)
      .limit(MAX_LOOKALIKES);
    return rows.map((row) => row.word.slice(1, -1));
  },
};
