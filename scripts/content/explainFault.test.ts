// Tests that a fault in a content file is told by name and place, for every kind of file and many faults of each.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { activitySchema } from '../../shared/src/activities/registry.ts';
import { lessonSchema } from '../../shared/src/content/lesson.ts';
import { questSchema } from '../../shared/src/content/quest.ts';
import { dialogSchema, realmSchema } from '../../shared/src/content/realm.ts';
import { formatIssue } from './issue.ts';
import { ContentReader } from './loadRealm.ts';

const REALMS = join(import.meta.dirname, '../../shared/content/realms');
const FILES = {
  realm: { path: 'demo/realm.json', schema: realmSchema },
  quest: { path: 'demo/quests.json', schema: questSchema },
  rules: { path: 'ai-adventure-park/quests.json', schema: questSchema },
  dialog: { path: 'demo/dialogs/owl-hello.json', schema: dialogSchema },
  lesson: { path: 'think-tank-park/lessons/magical-teachings.json', schema: lessonSchema },
  activity: { path: 'ai-adventure-park/activities/number-patterns.json', schema: activitySchema },
} as const;
type FileName = keyof typeof FILES;

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What is said of a file with this text. */
function said(name: FileName, text: string): string[] {
  const file = join(root, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const reader = new ContentReader(root);
  const schema: z.ZodType = FILES[name].schema;
  reader.file(file, schema);
  return reader.issues.map(formatIssue);
}

type Json = Record<string, unknown>;
const read = (name: FileName): Json => JSON.parse(readFileSync(join(REALMS, FILES[name].path), 'utf8')) as Json;

/** The file after a change of the object or list at `path`. */
function changed(name: FileName, path: string, change: (part: Json) => void): string {
  const value = read(name);
  const part = path === '' ? value : path.split('.').reduce<unknown>((each, key) => (each as Json)[key], value);
  change(part as Json);
  return JSON.stringify(value, null, 2);
}
const without = (field: string) => (part: Json) => {
  delete part[field];
};
const withField = (field: string, value: unknown) => (part: Json) => {
  part[field] = value;
};
const renamed = (from: string, to: string) => (part: Json) => {
  part[to] = part[from];
  delete part[from];
};

const FAULTS: readonly [name: FileName, path: string, change: (part: Json) => void, says: string][] = [
  ['realm', '', without('characters'), 'this file has no "characters"; add it: a list: [ … ]'],
  ['realm', '', without('title'), 'this file has no "title"; add it: a text in quotes'],
  ['realm', '', without('course'), 'this file has no "course"; add it: an object: { … }, or null'],
  ['realm', 'characters.0', without('name'), 'the character "owl" has no "name"; add it: a text in quotes'],
  [
    'realm',
    'characters.0',
    without('id'),
    'entry 1 of "characters" has no "id"; add it: a text in quotes (ids are kebab-case, e.g. "project-cycle")',
  ],
  ['realm', 'welcome.cards.1', without('icon'), 'entry 2 of "cards" of "welcome" has no "icon"; add it'],
  ['realm', 'music', without('calm'), '"music" has no "calm"; add it: a text in quotes'],
  ['realm', 'look', withField('icon', 'flour'), '"icon" of "look" is "flour"; write one of "bird", "brain"'],
  ['realm', 'look', withField('icon', 'flour'), 'did you mean "flower"?'],
  ['realm', 'look', withField('sky', 'blue'), '"sky" of "look" is "blue"; write a colour such as "#6fc3ff"'],
  ['realm', '', withField('order', 'first'), '"order" is "first"; write a number'],
  [
    'realm',
    'characters.0',
    withField('greets', 'Owl Hello'),
    '"greets" of the character "owl" is "Owl Hello"; ids are kebab-case',
  ],
  [
    'realm',
    'characters.0',
    renamed('about', 'abuot'),
    'the character "owl" has no "about"; add it: a text in quotes (is it "abuot", misspelt?)',
  ],
  [
    'realm',
    'characters.0',
    renamed('about', 'abuot'),
    'the character "owl" has a field "abuot" that nothing reads; did you mean "about"?',
  ],
  [
    'quest',
    'tasks.0',
    withField('colour', 'red'),
    'the task "collect-stars" has a field "colour" that nothing reads; remove it (there may be: id, title, steps, counted, praise)',
  ],
  ['quest', '', without('tasks'), 'this file has no "tasks"; add it: a list: [ … ]'],
  ['quest', '', withField('tasks', []), '"tasks" has none; write at least 1 entry'],
  ['quest', 'tasks.0', without('steps'), 'the task "collect-stars" has no "steps"; add it: a list: [ … ]'],
  ['quest', 'tasks.0.steps.1', without('on'), 'the step "second-star" has no "on"; add it: an object: { … }'],
  ['quest', 'tasks.0.steps.1.on', without('ref'), '"on" of the step "second-star" has no "ref"; add it'],
  [
    'quest',
    'tasks.0.steps.1.on',
    withField('kind', 'item-colected'),
    '"kind" of "on" of the step "second-star" is "item-colected"; write one of',
  ],
  ['quest', 'tasks.0.steps.1.on', withField('kind', 'item-colected'), 'did you mean "item-collected"?'],
  [
    'quest',
    'tasks.0.steps.1.on',
    without('kind'),
    '"on" of the step "second-star" has no "kind"; add it: one of "realm-entered", "item-collected"',
  ],
  [
    'quest',
    'tasks.0.steps.3',
    withField('needs', 'first-star'),
    '"needs" of the step "stars-brought" is "first-star"; write a list: [ … ]',
  ],
  ['quest', 'tasks.0', withField('title', 3), '"title" of the task "collect-stars" is 3; write a text in quotes'],
  [
    'rules',
    'rules.0.effects.0',
    withField('kind', 'hnit'),
    'write one of "hint", "open", "enable", "sound"; did you mean "hint"?',
  ],
  [
    'rules',
    'rules.0.effects.0',
    without('kind'),
    'entry 1 of "effects" of entry 1 of "rules" has no "kind"; add it: one of "hint", "open", "enable", "sound"',
  ],
  ['quest', '', without('exit'), 'this file has no "exit"; add it: an object: { … }'],
  ['dialog', '', without('lines'), 'this file has no "lines"; add it: a list: [ … ]'],
  ['dialog', '', withField('lines', []), '"lines" has none; write at least 1 entry'],
  ['dialog', 'lines.0', without('speaker'), 'entry 1 of "lines" has no "speaker"; add it'],
  ['dialog', 'lines.0', without('text'), 'entry 1 of "lines" has no "text"; add it: a text in quotes'],
  [
    'dialog',
    'lines.0',
    withField('expression', 'hapy'),
    'is "hapy"; write one of "happy", "talk", "sad", "think"; did you mean "happy"?',
  ],
  ['dialog', 'lines.0', withField('text', 'word '.repeat(60)), 'expected at most 220 characters, found 300'],
  ['lesson', '', without('kind'), 'this file has no "kind"; add it: one of "cycle", "tour", "pages"'],
  ['lesson', '', withField('kind', 'page'), '"kind" is "page"; write one of'],
  ['lesson', '', withField('kind', 'page'), 'did you mean "pages"?'],
  ['lesson', '', without('title'), 'this file has no "title"; add it: a text in quotes'],
  ['activity', '', without('guide'), 'this file has no "guide"; add it: a text in quotes (ids are kebab-case'],
  ['activity', '', withField('hints', ['a', 'b']), '"hints" has 2; write exactly 3 entries'],
  ['activity', '', withField('hints', ['a', 'b', 'c', 'd']), '"hints" has 4; write exactly 3 entries'],
  ['activity', '', withField('kind', 'guessing'), '"kind" is "guessing"; write one of'],
  ['activity', 'messages', without('wrong'), '"messages" has no "wrong"; add it: a text in quotes'],
  ['activity', '', withField('prompt', null), '"prompt" is null; write a text in quotes'],
];

it.each(FAULTS)('%s at %j is told in words', (name, path, change, says) => {
  const issues = said(name, changed(name, path, change));
  expect(issues.join('\n')).toContain(says);
});

it('a fault is told without the words of a schema', () => {
  const all = FAULTS.flatMap(([name, path, change]) => said(name, changed(name, path, change)));
  expect(all.filter((line) => /Invalid|received|undefined|Unrecognized|Too (?:small|big)/.test(line))).toEqual([]);
});

it('the line is that of the object in which the field is missing', () => {
  const text = changed('quest', 'tasks.0.steps.1', without('on'));
  const line = text.slice(0, text.indexOf('"second-star"')).split('\n').length - 1;
  expect(said('quest', text)).toEqual([
    `quest.json:${line}: $.tasks[0].steps[1].on: the step "second-star" has no "on"; add it: an object: { … }`,
  ]);
});

it('every field of every file is missed by its name', () => {
  for (const name of Object.keys(FILES) as FileName[])
    for (const field of Object.keys(read(name))) {
      const found = said(name, changed(name, '', without(field)));
      for (const line of found) expect(line).toMatch(/: this file has no "|nothing reads/);
    }
});

it('`$schema`, by which an editor knows the fields, is no fault', () => {
  for (const name of Object.keys(FILES) as FileName[]) {
    expect(said(name, changed(name, '', withField('$schema', '../schemas/x.json')))).toEqual([]);
  }
});
