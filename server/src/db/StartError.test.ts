// What keeps a database from being opened is told in words for both engines; what is not the database's keeps its own.
import { expect, it } from 'vitest';
import { describeStartProblem } from './StartError.ts';

const FILE = '/data/lanternwise.sqlite';
const PG = 'postgres://lantern@db.example/lanternwise';
const wordsFor = (database: string, message: string, code?: string) =>
  describeStartProblem(Object.assign(new Error(message), code === undefined ? {} : { code }), database)?.message;

it.each([
  [FILE, 'database or disk is full', 'SQLITE_FULL', 'is full or cannot be written. Nothing is lost'],
  [FILE, 'unable to open database file', 'SQLITE_CANTOPEN', 'cannot be opened (SQLITE_CANTOPEN)'],
  [FILE, 'attempt to write a readonly database', 'SQLITE_READONLY', 'must belong to the user that runs the server'],
  [FILE, 'database is locked', 'SQLITE_BUSY', 'Another program is using the database'],
  [FILE, 'file is not a database', 'SQLITE_NOTADB', 'is damaged. Nothing was changed.'],
  [PG, 'password authentication failed', '28P01', 'refuses DATABASE_URL: password authentication failed'],
  [PG, 'connect', 'ECONNREFUSED', 'cannot be reached (ECONNREFUSED)'],
  [PG, 'permission denied for schema public', '42501', 'cannot be used: permission denied for schema public (42501)'],
  [PG, 'client password must be a string', undefined, 'cannot be used: client password must be a string.'],
  [PG, 'The server does not support SSL connections', undefined, 'does not support SSL connections'],
])('%s: %s', (database, message, code, words) => {
  expect(wordsFor(database, message, code)).toContain(words);
});

it('of an error that the query builder has wrapped, the first cause is told', () => {
  const cause = Object.assign(new Error('permission denied for database'), { code: '42501' });
  const words = describeStartProblem(new Error('Failed query: CREATE SCHEMA', { cause }), PG)?.message;
  expect(words).toContain('permission denied for database (42501)');
});

it('a mistake of the program is none of the file', () => {
  expect(wordsFor(FILE, 'x is not a function')).toBeUndefined();
});
