// Broken content is reported by file, line and what was expected there, and nothing is written.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileContent, writeContent } from './compile.ts';
import { formatIssue } from './issue.ts';
import { JsonSyntaxError, parseJson } from './jsonSource.ts';

const CONTENT = join(import.meta.dirname, '../../shared/content/realms');
const PARK = 'shared/content/realms/ai-adventure-park';
const BAKERY = '../python-world/lessons/print';
let root = '';
const said = () => compileContent(root).issues.map(formatIssue);
/** Replaces text in a content file of the copy; gives the line it stood on. */
function spoil(file: string, from: string, to: string): number {
  const path = join(root, PARK, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(from);
  expect(at).toBeGreaterThanOrEqual(0);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, at).split('\n').length;
}

/** One realm is enough to be spoilt: reading all ten each time would take ten times as long. */
const copyRealm = (realm: string) => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(CONTENT, realm), join(root, 'shared/content/realms', realm), { recursive: true });
};
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a content mistake', () => {
  beforeEach(() => copyRealm('ai-adventure-park'));

  it('of syntax names the line and what was expected', () => {
    const line = spoil('quests.json', '"tasks": [', '"tasks" [');
    expect(said()).toEqual([`${PARK}/quests.json:${line}: $: expected ":", found "["`]);
  });

  it('of shape names the place in the file', () => {
    const line = spoil('activities/number-patterns.json', '"correct": "10"', '"correct": 10');
    expect(said()[0]).toContain(`${PARK}/activities/number-patterns.json:${line}: $.rounds[0].correct:`);
    expect(said()[0]).toContain('"correct" of the round "');
    expect(said()[0]).toContain('is 10; write a text in quotes');
  });

  it.each([
    [
      'a lesson that opens nothing',
      'realm.json',
      '"ref": "project-cycle"',
      '"ref": "project-circle"',
      'expected the id of a lesson',
    ],
    [
      'a step that waits for an unknown character',
      'quests.json',
      '"needs": ["ethics-finished"]',
      '"needs": ["nobody"]',
      'expected the id of another step',
    ],
    [
      'a step that leads to a misspelt character',
      'quests.json',
      '"target": "wizard"',
      '"target": "wizrd"',
      'found "wizrd"; did you mean "wizard"?',
    ],
    [
      'an activity that is not there',
      'lessons/project-cycle.json',
      '"activity": "scoping-match"',
      '"activity": "gone"',
      'expected the id of an activity',
    ],
    [
      'a right answer that is no option',
      'activities/deployment-choice.json',
      '"correct": "watch"',
      '"correct": "wait"',
      'expected one of lock, watch',
    ],
    [
      'a crate that does not stand there',
      'activities/acquisition-sort.json',
      '"zone": "good"',
      '"zone": "maybe"',
      'expected one of good, bad',
    ],
    [
      'an activity beside the steps that has no part for each',
      'lessons/project-cycle.json',
      '"thread": { "activity": "canteen-data"',
      '"thread": { "activity": "deployment-choice"',
      'expected an activity of 6 parts, found one of 0',
    ],
    [
      'a placeholder that nothing fills',
      'activities/donation-game.json',
      '{title}: who',
      '{name}: who',
      'nothing fills {name}',
    ],
    ['an unknown speaker', 'dialogs/owl-hello.json', '"speaker": "owl"', '"speaker": "eagle"', 'or "player"'],
    ['prose that is missing', 'lessons/domains.md', '## weather', '## whether', 'expected a section "## weather"'],
    [
      'a page that is a wall of text',
      'lessons/domains.md',
      '## weather',
      `## weather\n${'word '.repeat(61)}`,
      'expected at most 60 words',
    ],
    [
      'a file under another name',
      'dialogs/owl-hello.json',
      '"id": "owl-hello"',
      '"id": "owl-bye"',
      "expected the file's own name",
    ],
  ])('is found: %s', (_, file, from, to, expected) => {
    spoil(file, from, to);
    expect(said().join('\n')).toContain(expected);
  });
});

describe('a mistake in a Python lesson', () => {
  beforeEach(() => copyRealm('python-world'));

  it.each([
    [
      'a program file that is not there',
      'lesson.json',
      '"py:first-words.py#solution"',
      '"py:gone.py#solution"',
      'expected the file',
    ],
    [
      'a cell that is not there',
      'programs/first-words.py',
      '# %% solution',
      '# %% answer',
      'expected a cell "# %% solution"',
    ],
    [
      'a reference of neither kind',
      'lesson.json',
      '"py:first-words.py#solution"',
      '"py:first-words#solution"',
      'or "py:file.py#cell"',
    ],
    [
      "an id that is not its folder's",
      'lesson.json',
      '"id": "python-print"',
      '"id": "python-paint"',
      'expected "python-print"',
    ],
    ['two steps of one id', 'lesson.json', '"id": "two-lines"', '"id": "first-words"', 'found "first-words" again'],
    [
      'a prediction without its answer',
      'lesson.json',
      '"answer": "text-then-sum"',
      '"answer": "nobody"',
      'found "nobody"',
    ],
    [
      'a link without a reason',
      'lesson.json',
      '"*": "Program 1 has two prints',
      '"D": "Program 1 has two prints',
      'why snippet 1 does not give B, C, D',
    ],
    ['a key in another order', 'lesson.json', '"id": "1",', '"id": "5",', 'expected the pairs 1A, 2B, 3C, 4D'],
  ])('is found: %s', (_, file, from, to, expected) => {
    spoil(join(BAKERY, file), from, to);
    const text = said().join('\n');
    expect(text).toContain(expected);
    expect(text).toMatch(/lesson\.json:\d+: /);
  });
});

describe('compiled content', () => {
  beforeEach(() => copyRealm('ai-adventure-park'));

  it('changes its version with its text, and only then', () => {
    const first = writeContent(root, compileContent(root).realms).version;
    expect(writeContent(root, compileContent(root).realms).version).toBe(first);
    spoil('dialogs/owl-hello.json', 'Nobody.', 'Somebody.');
    expect(writeContent(root, compileContent(root).realms).version).not.toBe(first);
    const index = JSON.parse(readFileSync(join(root, 'shared/generated/index.json'), 'utf8'));
    expect(index.realms).toContain('ai-adventure-park');
  });
});

describe('reading JSON', () => {
  it('agrees with JSON.parse and knows the lines', () => {
    const text = '{\n "a": [1, -2.5e3, true, null],\n "b": {"c": "x\\n\\u00e9"}\n}';
    const source = parseJson(text);
    expect(source.value).toEqual(JSON.parse(text));
    expect(source.lineOf(['b', 'c'])).toBe(3);
    expect(source.lineOf(['a', 9])).toBe(2);
  });

  it.each(['{"a": 1,}', '[1 2]', '{"a": "x', '{"a": 1, "a": 2}', '', '[01]'])('refuses %s', (text) => {
    expect(() => parseJson(text)).toThrow(JsonSyntaxError);
  });
});
