// The statements on one table that every repository needs: insert a row; find, update or delete rows by one column.
import { eq, getTableColumns, lt } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, NewRow, Row, Tables } from './db.ts';

type Name = keyof Tables;
type Column<T extends Name> = keyof Row<T> & string;

const tableOf = (db: Db, name: Name) => db.tables[name] as SQLiteTable;
const columnOf = (db: Db, name: Name, column: string) => getTableColumns(tableOf(db, name))[column] as SQLiteColumn;

export const insertInto =
  <T extends Name>(table: T) =>
  async (tx: Db, row: NewRow<T>): Promise<void> =>
    void (await tx.insert(tableOf(tx, table)).values(row as Record<string, unknown>));

/** @param column of a key: at most one row has the value */
export const findBy =
  <T extends Name, C extends Column<T>>(table: T, column: C) =>
  async (db: Db, value: Row<T>[C]): Promise<Row<T> | undefined> => {
    const [row] = await db
      .select()
      .from(tableOf(db, table))
      .where(eq(columnOf(db, table, column), value))
      .limit(1);
    return row as Row<T> | undefined;
  };

export const updateBy =
  <T extends Name, C extends Column<T>>(table: T, column: C) =>
  async (tx: Db, value: Row<T>[C], change: Partial<Row<T>>): Promise<void> =>
    void (await tx
      .update(tableOf(tx, table))
      .set(change as Record<string, unknown>)
      .where(eq(columnOf(tx, table, column), value)));

export const deleteBy =
  <T extends Name, C extends Column<T>>(table: T, column: C) =>
  async (tx: Db, value: Row<T>[C]): Promise<void> =>
    void (await tx.delete(tableOf(tx, table)).where(eq(columnOf(tx, table, column), value)));

/** Deletes the rows with less than the value, for example with an earlier time. */
export const deleteBelow =
  <T extends Name, C extends Column<T>>(table: T, column: C) =>
  async (tx: Db, value: Row<T>[C] & number): Promise<void> =>
    void (await tx.delete(tableOf(tx, table)).where(lt(columnOf(tx, table, column), value)));
