// The tables on PostgreSQL.
import { pgColumns } from './columnBuilders.pg.ts';
import { makeSchema } from './schema.ts';

export const pgTables = makeSchema(pgColumns);
