// Tests that the share page accepts paths of this site only.
import { expect, it } from 'vitest';
import { toSafePath } from './toSafePath.ts';

const ORIGIN = 'https://learn.example';

it.each([
  ['/', '/'],
  ['/Grassroot/robo-realm', '/Grassroot/robo-realm'],
  ['/certificates/verify?id=abc', '/certificates/verify?id=abc'],
  ['/a/../b', '/b'],
])('keeps %s', (path, expected) => {
  expect(toSafePath(path, ORIGIN)).toBe(expected);
});

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/api/v1/verify_user',
  `/${'x'.repeat(300)}`,
])('shares the start page instead of %j', (path) => {
  expect(toSafePath(path, ORIGIN)).toBe('/');
});
