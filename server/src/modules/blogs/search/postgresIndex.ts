// The full-text index on PostgreSQL: tsvector for the posts, pg_trgm for their words. Table and indexes are made by the migration.
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '../../../db/db.ts';
import type { IndexedWords, SearchIndex, WordQuery } from './searchIndex.ts';

const blogIndex = pgTable('blog_index', {
  number: integer('number').primaryKey(),
  document: text('document').notNull(),
});
/** A connection is typed for SQLite's tables; the builder behind it is that of PostgreSQL. */
const table = blogIndex as unknown as SQLiteTable;

const MAX_LOOKALIKES = 60;
/** Limits of the type tsvector. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_OF_WORD = 250;

/**
 * The words as a tsvector literal. Our own splitting is used, not PostgreSQL's parser, so that both engines find the same, in
 * Devanagari too. Words hold letters, marks and digits alone, so nothing in them can end the quotes.
 */
function documentOf({ title, tags, author, content }: IndexedWords): string {
  const weighted = [
    ...title.map((word) => [word, 'A'] as const),
    ...tags.map((word) => [word, 'B'] as const),
    ...author.map((word) => [word, 'C'] as const),
    ...content.map((word) => [word, 'D'] as const),
  ];
  const positions = new Map<string, string[]>();
  for (const [at, [word, weight]] of weighted.entries()) {
    const places = positions.get(word) ?? [];
    if (places.length < MAX_POSITIONS_OF_WORD) places.push(`${Math.min(at + 1, MAX_POSITION)}${weight}`);
    positions.set(word, places);
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

const expressionOf = ({ groups, isAny = false }: WordQuery): string =>
  groups
    .map((group) => `(${group.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ':*' : ''}`).join(' | ')})`)
    .join(isAny ? ' | ' : ' & ');

const matches = (query: WordQuery) => sql`document @@ ${expressionOf(query)}::tsquery`;

export const postgresIndex: SearchIndex = {
  async put(tx, number, words) {
    const document = sql`${documentOf(words)}::tsvector`;
    await postgresIndex.remove(tx, number);
    await tx.insert(table).values({ number, document } as never);
  },
  async remove(tx, number) {
    await tx.delete(table).where(eq(blogIndex.number, number));
  },
  async count(db, query) {
    return db.$count(table, matches(query));
  },
  async find(db, query, limit, offset) {
    const rank = sql`ts_rank('{0.1, 0.4, 0.6, 1.0}', document, ${expressionOf(query)}::tsquery) desc`;
    const rows = await db
      .select({ number: sql<number>`number` })
      .from(table)
      .where(matches(query))
      .orderBy(rank, sql`number desc`)
      .limit(limit)
      .offset(offset);
    return rows.map(({ number }) => number);
  },
  async lookalikes(db: Db, word) {
    const { blogWords } = db.tables;
    const rows = await db
      .select({ word: blogWords.word })
      .from(blogWords)
      .orderBy(sql`${blogWords.word} <-> ${word}`)
      .limit(MAX_LOOKALIKES);
    return rows.map((row) => row.word);
  },
};
