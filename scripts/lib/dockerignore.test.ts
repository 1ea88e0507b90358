// Checks .dockerignore: secrets and data never get into the image's build, and everything that the build copies does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Docker's patterns, as far as the file uses them: from the root, `*` within a name, `**` over folders; a folder takes its content along. */
const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\u0000')
      .replaceAll('*', '[^/]*')
      .replaceAll('\u0000', '(?:.*/)?')}(?:/|$)`,
  );

const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(toRegExp);
const isIgnored = (path: string) => patterns.some((pattern) => pattern.test(path));

it.each([
  '.env',
  '.env.production',
  'server/.env',
  'docs/deploy/lanternwise.env',
  'docs/deploy/learn.example.pem',
  'server.key',
  '.git/config',
  'node_modules/fastify/package.json',
  'server/node_modules/pg/package.json',
  'assets/studio/node_modules/x.js',
  'data/lanternwise.sqlite',
  'data/backups/2026-11-25.sqlite',
  'server/data/lanternwise.sqlite-wal',
  'sample/lanternwise.sqlite',
  'backups/monday.sqlite',
  'lanternwise.sqlite-shm',
  'lanternwise.dump',
  'npm-debug.log',
  'server/crash.log',
  'client/dist/index.html',
  'test-results/trace.zip',
])('%s stays out of the image', (path) => {
  expect(isIgnored(path)).toBe(true);
});

it('nothing that git ignores is sent to the build', () => {
  const ignored = read('.gitignore')
    .split('\n')
    .filter((line) => /^[\w.-]+\/$/.test(line))
    .map((line) => line.slice(0, -1));
  expect(ignored.filter((path) => !isIgnored(path))).toEqual([]);
});

it('every file of the repository that the build needs is sent to it', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((path) => path !== '' && !/^\.(?:github|ci)\//.test(path));
  expect(tracked.length).toBeGreaterThan(500);
  expect(tracked.filter(isIgnored)).toEqual([]);
});
