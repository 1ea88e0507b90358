// Every address that the client's router knows is a page for the server too: a mailed link must not answer 404.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPage } from './paths.ts';

const router = readFileSync(new URL('../../../../client/src/app/router.tsx', import.meta.url), 'utf8');
const known = [...router.matchAll(/path: '(\/[^']*)'/g)]
  .map(([, path = '']) => path.replaceAll(/:\w+/g, 'x'))
  .filter((path) => !path.startsWith('/dev/'));

it('finds the addresses in the router', () => {
  expect(known.length).toBeGreaterThan(40);
});

it.each(known)('knows %s', (path) => {
  expect(isPage(path)).toBe(true);
});

it('knows no others', () => {
  for (const path of ['/nowhere', '/consent', '/digest/stop', '/admin/nothing']) expect(isPage(path)).toBe(false);
});
