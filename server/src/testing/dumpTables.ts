// Everything a data base holds, table by table: to see that something changed nothing, or that nothing was lost.
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Store } from '../db/store.ts';
import { schema } from '../db/tables.ts';

export async function dumpTables(store: Store): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [name, table] of Object.entries(schema)) {
    const rows = await store.db.select().from(table as SQLiteTable);
    all[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}
