// The condition of searches: a text anywhere in a column, whatever its case.
import { type Column, type SQL, sql } from 'drizzle-orm';

/** Escapes the wildcards of LIKE. */
export const containsText = (column: Column | SQL, text: string): SQL =>
  sql`lower(${column}) like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
