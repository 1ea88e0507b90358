// The query builder that repositories use, and the statements prepared once for each connection.
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** What repositories may do with a connection. Transactions belong to the store. */
export type Db = Omit<
  BaseSQLiteDatabase<'async', unknown, Record<string, never>>,
  'transaction' | 'run' | 'all' | 'get' | 'values'
>;

/**
 * A statement that is built and prepared once a connection and run many times.
 * The builder costs ten times what a prepared run costs, so every hot query is made with this.
 */
export function preparePerConnection<Q extends object>(build: (db: Db) => Q): (db: Db) => Q {
  const cache = new WeakMap<Db, Q>();
  return (db) => {
    const cached = cache.get(db);
    if (cached) return cached;
    const query = build(db);
    cache.set(db, query);
    return query;
  };
}
