// Searches the posts: first as asked, then, if nothing is found, with typos mended and with some of the words.
import type { Db } from '../../../db/db.ts';
import { type IndexedWords, type SearchedWord, searchIndexOf, type WordQuery } from './searchIndex.ts';
import { matchesAsPrefix, mayBeTypo, queryWords, similarWords, wordsOf } from './words.ts';

export interface SearchResult {
  /** Numbers of the posts on this page, best first. */
  numbers: number[];
  total: number;
  isRelaxed: boolean;
}

export interface SearchedPost {
  title: string;
  tags: readonly string[];
  author: string;
  content: string;
}

/** One statement may have 32,766 values on SQLite. */
const WORDS_PER_INSERT = 500;

export async function indexPost(tx: Db, number: number, post: SearchedPost): Promise<void> {
  const words: IndexedWords = {
    title: wordsOf(post.title),
    tags: wordsOf(post.tags.join(' ')),
    author: wordsOf(post.author),
    content: wordsOf(post.content),
  };
  await searchIndexOf(tx).put(tx, number, words);
  // Sorted: processes that insert the same words then never wait for each other in a circle.
  const distinct = [...new Set(Object.values(words).flat())].filter(mayBeTypo).sort();
  const { blogWords } = tx.tables;
  for (let from = 0; from < distinct.length; from += WORDS_PER_INSERT) {
    const values = distinct.slice(from, from + WORDS_PER_INSERT).map((word) => ({ word }));
    await tx.insert(blogWords).values(values).onConflictDoNothing();
  }
}

export const removeFromIndex = (tx: Db, number: number): Promise<void> => searchIndexOf(tx).remove(tx, number);

export async function searchPosts(db: Db, text: string, limit: number, offset: number): Promise<SearchResult> {
  const words = queryWords(text);
  // A query of signs alone has no words; an empty expression would be an error in FTS5.
  if (words.length === 0) return { numbers: [], total: 0, isRelaxed: false };
  const strict = words.map((word) => [searched(word)]);
  const exact = await page(db, { groups: strict }, limit, offset);
  if (exact) return { ...exact, isRelaxed: false };
  const groups = await Promise.all(words.map((word) => withLookalikes(db, word)));
  const relaxed =
    (await page(db, { groups }, limit, offset)) ??
    (await page(db, { groups: distinctive(groups), isAny: true }, limit, offset));
  return relaxed ? { ...relaxed, isRelaxed: true } : { numbers: [], total: 0, isRelaxed: false };
}

/** Undefined if nothing matches at all. */
async function page(db: Db, query: WordQuery, limit: number, offset: number) {
  const index = searchIndexOf(db);
  const total = await index.count(db, query);
  return total === 0 ? undefined : { total, numbers: await index.find(db, query, limit, offset) };
}

const searched = (word: string): SearchedWord => ({ word, isPrefix: matchesAsPrefix(word) });

async function withLookalikes(db: Db, word: string): Promise<SearchedWord[]> {
  if (!mayBeTypo(word)) return [searched(word)];
  const similar = similarWords(word, await searchIndexOf(db).lookalikes(db, word));
  return [
    searched(word),
    ...similar.filter((other) => other !== word).map((other) => ({ word: other, isPrefix: false })),
  ];
}

/** Where one word is enough, short ones like "the" would find everything: they count only if there is nothing else. */
function distinctive(groups: readonly SearchedWord[][]): readonly SearchedWord[][] {
  const long = groups.filter(([first]) => first !== undefined && mayBeTypo(first.word));
  return long.length > 0 ? long : groups;
}
