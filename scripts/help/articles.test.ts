// Tests that every mistake in a help article is reported with its file, line and field.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readArticles } from './articles.ts';
import { createPlaceCheck } from './places.ts';

const BODY = 'Walk with the arrow keys. '.repeat(10);
const english = (lines: Record<string, string> = {}, body = BODY) => {
  const head = { title: 'Walk', audience: 'child', keywords: 'go', place: '/account', related: '', ...lines };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}`;
};
const HINDI = `---\ntitle: चलना\nkeywords: चलो\n---\n\n${'तीर की कुंजियों से चलिए। '.repeat(10)}`;

const checkPlace = createPlaceCheck(join(import.meta.dirname, '../..'));

function issuesOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'help-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'shared/content/help');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readArticles(root, checkPlace).issues.map(
    ({ file, line, path, message }) => `${file.split('/').at(-1)}:${line} ${path} ${message}`,
  );
}

it('accepts an article in both languages', () => {
  expect(issuesOf({ 'walk.md': english(), 'walk.hi.md': HINDI })).toEqual([]);
});

it('reports a missing translation, and Hindi without English', () => {
  expect(issuesOf({ 'walk.md': english() })).toEqual(['walk.hi.md:1 $ expected the article in Hindi']);
  expect(issuesOf({ 'walk.hi.md': HINDI })).toEqual(['walk.hi.md:1 $ expected walk.md in English beside it']);
});

it('reports a place that is no page, a part that no page has, and a related article that is missing', () => {
  const at = (lines: Record<string, string>) => issuesOf({ 'walk.md': english(lines), 'walk.hi.md': HINDI }).join();
  expect(at({ place: '/nowhere' })).toContain('$.place expected a route');
  expect(at({ place: '/account#nowhere' })).toContain('expected an element with id="nowhere"');
  expect(at({ place: '/Grassroot/no-realm' })).toContain('$.place expected a route');
  expect(at({ related: 'fly' })).toContain('$.related expected another article, found "fly"');
});

it('reports a text that is too short, an unknown audience with its line, and a missing head', () => {
  expect(issuesOf({ 'walk.md': english({}, 'Walk.'), 'walk.hi.md': HINDI }).join()).toContain(
    'expected 35 to 120 words',
  );
  expect(issuesOf({ 'walk.md': english({ audience: 'cats' }), 'walk.hi.md': HINDI }).join()).toContain(
    'walk.md:3 $.audience',
  );
  expect(issuesOf({ 'walk.md': BODY, 'walk.hi.md': HINDI }).join()).toContain('expected a head');
});
