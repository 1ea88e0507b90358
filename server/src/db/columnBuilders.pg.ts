// Column builders of PostgreSQL, typed as those of SQLite, so that tables, repositories and services have one set of types.
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ColumnBuilders } from './columnBuilders.ts';

export const pgColumns = {
  table: pgTable,
  index,
  uniqueIndex,
  primaryKey,
  text: (name: string) => text(name),
  textEnum: (name: string, values: readonly [string, ...string[]]) => text(name, { enum: [...values] }),
  belongsTo: (name: string, id: () => AnyPgColumn) => text(name).notNull().references(id, { onDelete: 'cascade' }),
  int: (name: string) => integer(name),
  real: (name: string) => doublePrecision(name),
  timestamp: (name: string) => bigint(name, { mode: 'number' }),
  bool: (name: string) => boolean(name),
  json: (name: string) => jsonb(name),
} as unknown as ColumnBuilders;
