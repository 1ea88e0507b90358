// Proves that kinds of activities are named by kinds only: other code asks its definition or its kind.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ACTIVITY_KINDS } from '../../shared/src/activities/registry.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The rule on imports has the same exceptions. */
const rules: unknown = await import(pathToFileURL(join(ROOT, '.dependency-cruiser.mjs')).href);
const { NAMES_KINDS } = rules as { NAMES_KINDS: Readonly<Record<string, string>> };
const KINDS = /^(shared|client)\/src\/activities\/(?!kit\/|host\/)/;

/** Files in which a word is the name of another thing. */
const OTHER_THINGS: Readonly<Record<string, string>> = {
  'client/src/pages/gallery/pictures.ts': 'a picture',
  'shared/src/content/pythonLesson.ts': 'a step of a Python lesson',
  'shared/src/content/realmMetadata.ts': 'a sign of a realm',
  'shared/src/maps/': 'mechanics and props of maps',
  'shared/src/parents/learnt.ts': 'a task',
  'shared/src/resources/answerKey.ts': 'a step of a Python lesson',
};
const EXCEPTIONS = Object.keys({ ...NAMES_KINDS, ...OTHER_THINGS });

const NAME = new RegExp(`'(${ACTIVITY_KINDS.join('|')})'|activities/(${ACTIVITY_KINDS.join('|')})/`);

const files = ['shared/src', 'server/src', 'client/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && !KINDS.test(file)),
);
const naming = files.filter((file) => NAME.test(readFileSync(join(ROOT, file), 'utf8')));

it('no other code names one', () => {
  expect(naming.filter((file) => !EXCEPTIONS.some((path) => file.startsWith(path)))).toEqual([]);
});

it('names of things on maps stand in mapNames.ts, where the map check reads them', () => {
  const views = readdirSync(join(ROOT, 'client/src/activities'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const literal = /useCameraBeside\(['"`]|The object on the map/;
  const texts = views.map((name) => [name, readFileSync(join(ROOT, 'client/src/activities', name), 'utf8')] as const);
  expect(texts.filter(([, text]) => literal.test(text)).map(([name]) => name)).toEqual([]);
  expect(texts.filter(([, text]) => text.includes('useCameraBeside(')).length).toBeGreaterThan(15);
});

it('every exception is needed', () => {
  expect(EXCEPTIONS.filter((path) => !naming.some((file) => file.startsWith(path)))).toEqual([]);
});
