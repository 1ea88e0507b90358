// Dumps all rows of all tables, so that a test can check that nothing changed or was lost.
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
