// A connection as repositories use it: the query builder with the tables of its engine, and statements prepared once per connection.
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { pgTables } from './schema.pg.ts';
import { sqliteTables } from './schema.sqlite.ts';
import type { Tables } from './schema.ts';

export type { Tables };
export type Engine = 'sqlite' | 'postgres';

/** A row as it is read. */
export type Row<T extends keyof Tables> = Tables[T]['$inferSelect'];
/** A row as it is inserted. */
export type NewRow<T extends keyof Tables> = Tables[T]['$inferInsert'];

type QueryBuilder = Omit<
  BaseSQLiteDatabase<'async', unknown, Record<string, never>>,
  'transaction' | 'run' | 'all' | 'get' | 'values'
>;

/** What repositories may do with a connection. Transactions belong to the store. */
export interface Db extends QueryBuilder {
  readonly engine: Engine;
  /** Both engines have the same tables; they are typed as SQLite's. */
  readonly tables: Tables;
}

export const engineTables = (engine: Engine): Tables => (engine === 'postgres' ? pgTables : sqliteTables);

/** Adds engine and tables to a connection or transaction that Drizzle made. */
export const toDb = (queryBuilder: object, engine: Engine): Db =>
  Object.assign(queryBuilder, { engine, tables: engineTables(engine) }) as unknown as Db;

/**
 * A statement that is built and prepared once per connection and run many times.
 * Building costs ten times a prepared run, so every hot query is made with this.
 */
export function preparePerConnection<Q extends object>(build: (db: Db, tables: Tables) => Q): (db: Db) => Q {
  const cache = new WeakMap<Db, Q>();
  return (db) => {
    const cached = cache.get(db);
    if (cached) return cached;
    const query = build(db, db.tables);
    cache.set(db, query);
    return query;
  };
}
