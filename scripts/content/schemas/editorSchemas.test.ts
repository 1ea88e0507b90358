// Tests the schemas for editors: all content passes, they refuse what the check refuses, and say what a field means.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { editorSchemas } from './editorSchemas.ts';
import { CONTENT_FILES, type ContentFile, schemaNameIn } from './schemaNames.ts';

const ROOT = join(import.meta.dirname, '../../..');
const REALMS = join(ROOT, 'shared/content/realms');
const schemas = editorSchemas(ROOT);
const ajv = new Ajv({ strict: false, allErrors: true });
const checks = new Map(CONTENT_FILES.map((file) => [file, ajv.compile(schemas[file])]));

const FILE_OF: readonly [RegExp, ContentFile][] = [
  [/^[^/]+\/realm\.json$/, 'realm'],
  [/^[^/]+\/quests\.json$/, 'quests'],
  [/^[^/]+\/dialogs\/[^/]+\.json$/, 'dialog'],
  [/^[^/]+\/lessons\/([^/]+|[^/]+\/lesson)\.json$/, 'lesson'],
  [/^[^/]+\/activities\/[^/]+\.json$/, 'activity'],
];
const files = readdirSync(REALMS, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, file] = FILE_OF.find(([pattern]) => pattern.test(path)) ?? [];
  return file ? [{ path, file }] : [];
});
const read = (path: string) => JSON.parse(readFileSync(join(REALMS, path), 'utf8')) as Record<string, unknown>;

/** What the schema says of a value; empty where it is well. */
function faults(file: ContentFile, value: unknown): string[] {
  const check = checks.get(file);
  check?.(value);
  return (check?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it('all content of all realms passes', () => {
  expect(files.length).toBeGreaterThan(250);
  const wrong = files.flatMap(({ path, file }) => faults(file, read(path)).map((fault) => `${path}: ${fault}`));
  expect(wrong).toEqual([]);
});

it.each([
  ['realm', 'demo/realm.json', (value: Record<string, unknown>) => delete value.order, "required property 'order'"],
  ['realm', 'demo/realm.json', (value: Record<string, unknown>) => delete value.characters, "'characters'"],
  ['quests', 'demo/quests.json', (value: Record<string, unknown>) => delete value.exit, "required property 'exit'"],
  [
    'dialog',
    'demo/dialogs/owl-hello.json',
    (value: Record<string, unknown>) => (value.line = []),
    'additional properties',
  ],
  ['dialog', 'demo/dialogs/owl-hello.json', (value: Record<string, unknown>) => (value.lines = []), 'fewer than 1'],
  ['activity', 'demo/activities/drawing-gate.json', (value: Record<string, unknown>) => delete value.guide, "'guide'"],
] as const)('%s: what is wrong is refused: %s', (file, path, change, says) => {
  const value = read(path);
  expect(faults(file, value)).toEqual([]);
  change(value);
  expect(faults(file, value).join('\n')).toContain(says);
});

it('a file may name its schema, by a path that leads to it', () => {
  const path = 'shared/content/realms/demo/dialogs/owl-hello.json';
  const name = schemaNameIn(path, 'dialog');
  expect(name).toBe('../../../../generated/schemas/dialog.json');
  for (const { path, file } of files) expect(faults(file, { $schema: name, ...read(path) })).toEqual([]);
});

describe('fields say what they mean', () => {
  interface Described {
    description?: string;
    properties?: Record<string, Described>;
    items?: Described;
    oneOf?: Described[];
  }
  const at = (schema: Described, ...path: string[]): Described =>
    path.reduce((part, name) => part.properties?.[name] ?? part.items?.properties?.[name] ?? {}, schema);
  const lessonOf = (kind: string): Described =>
    (schemas.lesson.oneOf as Described[]).find((form) => JSON.stringify(at(form, 'kind')).includes(`"${kind}"`)) ?? {};

  it.each([
    [at(schemas.realm, 'characters', 'greets'), 'Id of the dialog shown before `opens`.'],
    [at(schemas.realm, 'order'), 'Position in the course, from 1; null for a realm outside the course.'],
    [at(schemas.realm, 'characters', 'name'), undefined],
    [at(schemas.quests, 'tasks', 'steps', 'target'), 'Map object to which "Walk me there" leads.'],
    [at(schemas.dialog, 'button'), 'Label of the button that ends it.'],
    [at(lessonOf('pages'), 'activities'), 'Opened by the Activity button on any page.'],
    [at(lessonOf('teachings'), 'guide'), 'Needs a portrait.'],
  ])('%#: %j', ({ description }, doc) => {
    expect(description).toBe(doc);
  });

  it('every kind of activity has those of the fields that all have', () => {
    for (const kind of schemas.activity.oneOf as Described[])
      expect(at(kind, 'hints').description).toBe('Nudge, how, worked example.');
  });
});

const patternOf = (glob: string) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);

it('Visual Studio Code knows a schema for every file', () => {
  const settings = JSON.parse(readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const { path, file } of files) {
    const found = settings['json.schemas'].filter(({ fileMatch }) =>
      fileMatch.some((pattern) => patternOf(pattern).test(`/shared/content/realms/${path}`)),
    );
    expect(
      found.map(({ url }) => url),
      path,
    ).toEqual([`./shared/generated/schemas/${file}.json`]);
  }
});
