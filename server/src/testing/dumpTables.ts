// Reads all rows of a database, table by table, to compare two states of it.
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Store } from '../db/store.ts';

export async function dumpTables(store: Store): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [name, table] of Object.entries(store.db.tables)) {
    const rows = await store.db.select().from(table as SQLiteTable);
    all[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}
