// How unit and API tests run: one pool over all workspaces; component tests ask for jsdom by a comment at their top.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { i18n, i18nAlias } from './client/vite-plugins/i18n.ts';
import { requireFolderLists } from './scripts/content/folderLists.mjs';

// Also where vitest is run by itself in a fresh clone.
requireFolderLists(import.meta.dirname);

const exclude = ['**/node_modules/**', '**/dist/**', 'client/e2e/**'];

const clientTests = readdirSync(join(import.meta.dirname, 'client/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('client/src', file));

const clientTestsWith = (pattern: RegExp) =>
  clientTests.filter((file) => pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** Tests that replace a module, which must not be loaded already. */
const alone = clientTestsWith(/vi\.mock\(/);

/** Others with a document. */
const documents = clientTestsWith(/@vitest-environment jsdom/).filter((file) => !alone.includes(file));

export default defineConfig({
  plugins: [i18n()],
  resolve: { alias: i18nAlias },
  test: {
    // Class names of CSS modules are their own keys in tests.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Ten times what the slowest needs on a quiet machine: no test may fail because others are at work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Some tests wait for a server or for Python: a third worker uses the time.
    maxWorkers: 3,
    setupFiles: 'scripts/lib/vitestSetup.ts',
    projects: [
      { extends: true, test: { name: 'alone', include: alone, exclude } },
      // Libraries are loaded once a worker, not once a file, which saves half of the time; our own modules are not kept.
      { extends: true, test: { name: 'documents', include: documents, exclude, isolate: false } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{client,server,shared,scripts,assets}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...alone, ...documents],
          // These modules keep nothing between tests: loading each of them once a worker, not once a file, saves a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
