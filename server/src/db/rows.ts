// The statements on one table that every repository needs: insert a row; find, list, update or delete rows by some of their columns.
import { and, asc, desc, eq, getTableColumns, isNull, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, NewRow, Row, Tables } from './db.ts';

type Name = keyof Tables;
type Column<T extends Name> = keyof Row<T> & string;
type Values<T extends Name, C extends readonly Column<T>[]> = { [I in keyof C]: Row<T>[C[I]] };

const tableOf = (db: Db, name: Name) => db.tables[name] as SQLiteTable;
const columnOf = (db: Db, name: Name, column: string) => getTableColumns(tableOf(db, name))[column] as SQLiteColumn;

/** That each column has the value at its place. */
const having = (db: Db, name: Name, columns: readonly string[], values: readonly unknown[]): SQL | undefined =>
  and(
    ...columns.map((column, at) => {
      const value = values[at];
      return value === null ? isNull(columnOf(db, name, column)) : eq(columnOf(db, name, column), value);
    }),
  );

export const insertInto =
  <T extends Name>(table: T) =>
  async (tx: Db, row: NewRow<T>): Promise<void> =>
    void (await tx.insert(tableOf(tx, table)).values(row as Record<string, unknown>));

/** Inserts a row unless one with its key is there; tells whether it did. */
export const insertOnceInto =
  <T extends Name>(table: T) =>
  async (tx: Db, row: NewRow<T>): Promise<boolean> => {
    const values = tx.insert(tableOf(tx, table)).values(row as Record<string, unknown>);
    return (await values.onConflictDoNothing().returning()).length > 0;
  };

/** Inserts a row, or changes the one with the same key to it. */
export const putInto =
  <T extends Name>(table: T, ...key: Column<T>[]) =>
  async (tx: Db, row: NewRow<T>): Promise<void> => {
    const set = Object.fromEntries(Object.entries(row).filter(([column]) => !key.includes(column as Column<T>)));
    const target = key.map((column) => columnOf(tx, table, column));
    await tx
      .insert(tableOf(tx, table))
      .values(row as Record<string, unknown>)
      .onConflictDoUpdate({ target, set });
  };

/** @param columns of a key: at most one row has the values */
export const findBy =
  <T extends Name, const C extends readonly Column<T>[]>(table: T, ...columns: C) =>
  async (db: Db, ...values: Values<T, C>): Promise<Row<T> | undefined> => {
    const [row] = await db
      .select()
      .from(tableOf(db, table))
      .where(having(db, table, columns, values))
      .limit(1);
    return row as Row<T> | undefined;
  };

/** Lists rows in the order of columns; `-` puts the greatest first. */
export const listBy =
  <T extends Name, const C extends readonly Column<T>[]>(
    table: T,
    columns: C,
    order: readonly (Column<T> | `-${Column<T>}`)[] = [],
    limit = Number.MAX_SAFE_INTEGER,
  ) =>
  async (db: Db, ...values: Values<T, C>): Promise<Row<T>[]> => {
    const orderBy = order.map((by) =>
      by.startsWith('-') ? desc(columnOf(db, table, by.slice(1))) : asc(columnOf(db, table, by)),
    );
    const query = db
      .select()
      .from(tableOf(db, table))
      .where(having(db, table, columns, values));
    return (await query.orderBy(...orderBy).limit(limit)) as Row<T>[];
  };

/** Changes nothing where no change is named. */
export const updateBy =
  <T extends Name, const C extends readonly Column<T>[]>(table: T, ...columns: C) =>
  async (tx: Db, ...args: [...values: Values<T, C>, change: Partial<Row<T>>]): Promise<void> => {
    const change = args.at(-1) as Record<string, unknown>;
    if (Object.keys(change).length > 0)
      await tx
        .update(tableOf(tx, table))
        .set(change)
        .where(having(tx, table, columns, args));
  };

export const deleteBy =
  <T extends Name, const C extends readonly Column<T>[]>(table: T, ...columns: C) =>
  async (tx: Db, ...values: Values<T, C>): Promise<void> =>
    void (await tx.delete(tableOf(tx, table)).where(having(tx, table, columns, values)));

/** Deletes the rows with less than the value, for example with an earlier time. */
export const deleteBelow =
  <T extends Name, C extends Column<T>>(table: T, column: C) =>
  async (tx: Db, value: Row<T>[C] & number): Promise<void> =>
    void (await tx.delete(tableOf(tx, table)).where(lt(columnOf(tx, table, column), value)));
