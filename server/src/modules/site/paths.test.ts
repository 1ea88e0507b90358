// Tests that the server serves every page of the client's router, so that mailed links do not return 404.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPage } from './paths.ts';

const router = readFileSync(new URL('../../../../client/src/app/router.tsx', import.meta.url), 'utf8');
const known = [...router.matchAll(/path: '(\/[^']*)'/g)]
  .map(([, path = '']) => path.replaceAll(/:\w+/g, 'x'))
  .filter((path) => !path.startsWith('/dev/'));

it('finds the paths in the router', () => {
  expect(known.length).toBeGreaterThan(40);
});

it.each(known)('serves %s', (path) => {
  expect(isPage(path)).toBe(true);
});

it('serves no other paths', () => {
  for (const path of ['/nowhere', '/consent', '/digest/stop', '/admin/nothing']) expect(isPage(path)).toBe(false);
});
