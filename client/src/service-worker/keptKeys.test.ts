// Tests that a request gets the kept copy of its own build, and no other one.
import { describe, expect, it } from 'vitest';
import { isVersioned, versionedUrl, withoutVersion } from '../features/offline/builtNames.ts';
import { keyOf, keysByPath } from './keptKeys.ts';

const OLD = versionedUrl('/Game_Assets/demo_map.png', 'aaaaaaaaaaaaaaaa');
const NEW = versionedUrl('/Game_Assets/demo_map.png', 'bbbbbbbbbbbbbbbb');
const MAP = '/Game_Assets/demo_map.png';

describe('a file whose name does not change with its content', () => {
  it.each([
    ['the old build', OLD],
    ['the new build', NEW],
  ])('comes in the version of %s, while the files of both are kept', (_build, own) => {
    const kept = keysByPath([OLD, NEW], new Set([own, '/assets/main-a.js']));
    expect(keyOf(MAP, kept)).toBe(own);
    expect(keyOf(`${MAP}?attempt=2`, kept)).toBe(own);
    expect(keyOf(own, kept)).toBe(own);
  });

  it('comes from the network where only another build’s version is kept', () => {
    expect(keyOf(MAP, keysByPath([OLD], new Set([NEW])))).toBeUndefined();
  });

  it('has a version that is told apart from other queries', () => {
    expect(withoutVersion(NEW)).toBe(MAP);
    expect([NEW, '/a.js?input=service-worker', '/a.png?v=hello', MAP].filter(isVersioned)).toEqual([NEW]);
  });
});

describe('a file with a hash in its name', () => {
  const kept = keysByPath(['/assets/a-1.js', '/assets/w-1.js?input=service-worker', '/assets/b-1.webp'], undefined);

  it('is found by its path, a picture at any attempt', () => {
    expect(keyOf('/assets/a-1.js', kept)).toBe('/assets/a-1.js');
    expect(keyOf('/assets/b-1.webp?attempt=3', kept)).toBe('/assets/b-1.webp');
    expect(keyOf('/assets/c-1.webp', kept)).toBeUndefined();
  });

  it('is a script with exactly the rights of its address', () => {
    expect(keyOf('/assets/w-1.js', kept)).toBeUndefined();
    expect(keyOf('/assets/a-1.js?input=service-worker', kept)).toBeUndefined();
    expect(keyOf('/assets/w-1.js?input=service-worker', kept)).toBe('/assets/w-1.js?input=service-worker');
  });
});
