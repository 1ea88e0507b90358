// The interface of the full-text index of blog posts, and the choice of the engine's own.
import type { Db } from '../../../db/db.ts';
import { postgresIndex } from './postgresIndex.ts';
import { sqliteIndex } from './sqliteIndex.ts';

/** The words of each field of a post; fields weigh in this order, the title most. */
export interface IndexedWords {
  title: string[];
  tags: string[];
  author: string[];
  content: string[];
}

/** A post matches if it has a word of every group; a group holds what one word of the query may stand for. */
export interface WordQuery {
  groups: readonly (readonly SearchedWord[])[];
  /** One group is enough. */
  isAny?: boolean;
}

export interface SearchedWord {
  word: string;
  /** Also the start of longer words. */
  isPrefix: boolean;
}

export interface SearchIndex {
  /** Adds or replaces a post. */
  put(tx: Db, number: number, words: IndexedWords): Promise<void>;
  remove(tx: Db, number: number): Promise<void>;
  count(db: Db, query: WordQuery): Promise<number>;
  /** Numbers of posts, best first. */
  find(db: Db, query: WordQuery, limit: number, offset: number): Promise<number[]>;
  /** Words of any post that look like this one. */
  lookalikes(db: Db, word: string): Promise<string[]>;
}

export const searchIndexOf = (db: Db): SearchIndex => (db.engine === 'postgres' ? postgresIndex : sqliteIndex);
