// Checks that both engines get the same tables.
import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pgTables } from './schema.pg.ts';
import { sqliteTables } from './schema.sqlite.ts';

const schemaShape = (schema: Record<string, unknown>) =>
  Object.fromEntries(
    Object.values(schema).map((table) => [
      getTableName(table as Table),
      Object.entries(getTableColumns(table as Table)).map(([key, column]) => [
        key,
        column.name,
        column.notNull,
        column.primary,
      ]),
    ]),
  );

describe('the schema', () => {
  it('is the same on both engines', () => {
    const sqlite = schemaShape(sqliteTables);
    expect(schemaShape(pgTables)).toEqual(sqlite);
    expect(Object.keys(sqlite)).toContain('users');
  });

  it('uses the column types of PostgreSQL', () => {
    const { users } = pgTables;
    const types = Object.fromEntries(
      Object.entries(getTableColumns(users)).map(([key, column]) => [key, column.getSQLType()]),
    );
    expect(types).toMatchObject({
      settings: 'jsonb',
      parentalConsent: 'boolean',
      createdAt: 'bigint',
      username: 'text',
    });
  });
});
