// The same tables come out of both column kits, so that PostgreSQL can follow without touching a table.
import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pgColumns } from './columnBuilders.pg.ts';
import { sqliteColumns } from './columnBuilders.ts';
import { makeSchema } from './schema.ts';

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
    const sqlite = schemaShape(makeSchema(sqliteColumns));
    expect(schemaShape(makeSchema(pgColumns))).toEqual(sqlite);
    expect(Object.keys(sqlite)).toContain('users');
  });

  it('uses what PostgreSQL has of its own', () => {
    const { users } = makeSchema(pgColumns);
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
