// Tests that requests are built from the contracts only (endpoint, request), without hard-coded API URLs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SRC, file), 'utf8') }));
const withText = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('no file contains the root of the API', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(withText(/\/api\/v\d/)).toEqual([]);
});

it('no endpoint is defined without a contract', () => {
  expect(withText(/\bbuild\.(query|mutation)\b/)).toEqual(['features/http/endpoint.ts']);
  expect(withText(/\bquery: *\([^)]*\) *=> *[`'"(]|\burl: *[`'"]\//)).toEqual([]);
});

it('only listed files call fetch directly', () => {
  const callers = withText(/\bfetch(er)?\((?!\))|\bXMLHttpRequest\b|\bsendBeacon\b/);
  // The Lab fetches Python's files, and its sandbox removes these functions; the service worker stands behind all requests.
  const others = callers.filter((file) => !/^(python-lab|service-worker)\//.test(file));
  expect(others.sort()).toEqual([
    'features/http/request.ts',
    // Built files: those of realms that are taken along, the list of them, and parts of the page that are missing.
    'features/offline/bringFile.ts',
    'features/offline/browserDownloads.ts',
    'features/offline/loadFailure.ts',
    // Pictures.
    'game/engine/loadImageWithRetry.ts',
    // Built files: the index and the texts of Ask Owl.
    'help/loadHelp.ts',
    // Pages of the site.
    'lib/prefetchPage.ts',
  ]);
});

it('the refetch rule is set in one place', () => {
  expect(withText(/refetchOnMountOrArgChange/)).toEqual(['features/api.ts']);
});
