// The list of realms follows from the folders; a wrong folder is reported by file, line and what was expected, and nothing is written.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatIssue } from './issue.ts';
import { readRealmList, writeRealmList } from './realmList.mjs';

let root = '';
const fileOf = (id: string) => join(root, 'shared/content/realms', id, 'realm.json');
const OUT = () => join(root, 'shared/generated/realms.ts');

function realm(id: string, order: unknown, more: object = {}): void {
  mkdirSync(join(fileOf(id), '..'), { recursive: true });
  writeFileSync(fileOf(id), JSON.stringify({ id, title: id, order, demoSlug: null, ...more }, null, 2));
}
const said = () => readRealmList(root).issues.map(formatIssue);
/** The ids of a list in the module, in their order. */
const listed = (name: string): string[] => {
  const list = new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(readRealmList(root).module)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id ?? '');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'realm-list-'));
  realm('sea', 2, { demoSlug: 'sea-demo' });
  realm('meadow', 1);
  realm('demo', null);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the list of realms', () => {
  it('has the course in its order and the others beside it', () => {
    realm('attic', null);
    expect(said()).toEqual([]);
    expect(listed('PLAY_ORDER')).toEqual(['meadow', 'sea']);
    expect(listed('OTHER_REALMS')).toEqual(['demo', 'attic']);
    expect(readRealmList(root).module).toContain("'sea-demo': 'sea'");
  });

  it('is written for a fresh clone, and left alone while nothing changes', () => {
    expect(writeRealmList(root)).toEqual([]);
    const before = statSync(OUT()).mtimeMs;
    expect(writeRealmList(root)).toEqual([]);
    expect(statSync(OUT()).mtimeMs).toBe(before);
    realm('attic', null);
    writeRealmList(root);
    expect(readFileSync(OUT(), 'utf8')).toContain("'attic'");
  });

  it('forgets a realm whose folder is gone', () => {
    rmSync(join(fileOf('sea'), '..'), { recursive: true });
    expect(listed('PLAY_ORDER')).toEqual(['meadow']);
  });
});

describe('a folder that cannot be listed', () => {
  it.each([
    ['a name that is no id', () => realm('Sea_2', null), 'kebab-case'],
    [
      'no realm.json',
      () => mkdirSync(join(root, 'shared/content/realms/cave')),
      'cave/realm.json:1: $: expected this file',
    ],
    [
      'broken JSON',
      () => writeFileSync(fileOf('sea'), '{\n  "id": "sea",\n  "order" 2\n}'),
      'sea/realm.json:3: $: expected JSON',
    ],
    [
      'the id of another one',
      () => realm('cave', null, { id: 'sea' }),
      '$.id: expected "cave" after its folder, found "sea"',
    ],
    [
      'no place',
      () => realm('cave', undefined),
      '$.order: expected its place in the course (1, 2, …) or null, found nothing',
    ],
    ['half a place', () => realm('cave', 1.5), 'cave/realm.json:4: $.order'],
    ['a place that is taken', () => realm('cave', 2), 'expected the places of the course to be 1, 2, 3'],
    ['a place after a gap', () => realm('cave', 5), 'here should be 3'],
    [
      'a demo slug with a slash',
      () => realm('cave', null, { demoSlug: 'demo/cave' }),
      '$.demoSlug: expected the last part',
    ],
    ['a demo slug that is taken', () => realm('cave', null, { demoSlug: 'sea-demo' }), '"sea-demo" is taken'],
    ['a demo slug that is a realm', () => realm('cave', null, { demoSlug: 'meadow' }), '"meadow" is taken'],
  ])('reports %s', (_, spoil, expected) => {
    spoil();
    expect(said().join('\n')).toContain(expected);
    expect(writeRealmList(root).length).toBeGreaterThan(0);
    expect(existsSync(OUT())).toBe(false);
  });
});
