// Column builders of SQLite: the column types that tables use. Each engine has such a set, and `makeSchema` works with any of them.
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

export const sqliteColumns = {
  table: sqliteTable,
  index,
  uniqueIndex,
  primaryKey,
  text: (name: string) => text(name),
  textEnum: <const T extends readonly [string, ...string[]]>(name: string, values: T) => text(name, { enum: values }),
  /** The id of a row with which this row is deleted. */
  belongsTo: (name: string, id: () => AnySQLiteColumn) => text(name).notNull().references(id, { onDelete: 'cascade' }),
  int: (name: string) => integer(name),
  real: (name: string) => real(name),
  /** Epoch milliseconds: a number in both engines. */
  timestamp: (name: string) => integer(name),
  bool: (name: string) => integer(name, { mode: 'boolean' }),
  json: <T>(name: string) => text(name, { mode: 'json' }).$type<T>(),
};
export type ColumnBuilders = typeof sqliteColumns;

/** A table that others reference by its id. */
export interface ReferencedTable {
  id: AnySQLiteColumn;
}
