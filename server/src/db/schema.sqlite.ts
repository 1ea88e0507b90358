// The tables on SQLite.
import { sqliteColumns } from './columnBuilders.ts';
import { makeSchema } from './schema.ts';

export const sqliteTables = makeSchema(sqliteColumns);
