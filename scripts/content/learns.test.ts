// Proves that what is said to learn learns: the imports of each activity kind reach the module it declares, and kinds without one claim nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEARNS } from '@lanternwise/shared/activities/registry';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEARNING = 'shared/src/learning/';
/** Where the code of activities lies; imports from elsewhere (the worker's list of all algorithms) prove nothing. */
const OWN = ['shared/src/activities/', 'shared/src/voices/', 'client/src/activities/'];
const REGISTRIES = ['registry', 'kinds'].map((name) => `shared/src/activities/${name}.ts`);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function importsOf(path: string): string[] {
  return [...read(path).matchAll(/^(?:import|export)\s[^'"]*from '([^']+)'/gms)].flatMap(([statement, from = '']) => {
    if (statement.startsWith('import type')) return [];
    const target = from.startsWith('.')
      ? relative(ROOT, resolve(ROOT, dirname(path), from))
      : from.replace('@lanternwise/shared/', 'shared/src/');
    return target.startsWith('shared/') || target.startsWith('client/')
      ? [/\.tsx?$/.test(target) ? target : `${target}.ts`]
      : [];
  });
}

/** The file behind each name by which the worker is asked for an algorithm. */
const ALGORITHMS = 'client/src/features/learning/algorithms.ts';
const WORKER_FILES = new Map(
  [...read(ALGORITHMS).matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm)].map(([, name = '', symbol = '']) => {
    const from = new RegExp(`import \\{[^}]*\\b${symbol}\\b[^}]*\\} from '([^']+)'`).exec(read(ALGORITHMS))?.[1] ?? '';
    return [name, `${from.replace('@lanternwise/shared/', 'shared/src/')}.ts`];
  }),
);

const asked = (path: string): string[] =>
  [...read(path).matchAll(/(?:useAlgorithm|\.run)\(\s*'([\w-]+)'/g)].flatMap(([, name = '']) => {
    const file = WORKER_FILES.get(name);
    return file === undefined ? [] : [file];
  });

const filesOf = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
        .map((name) => join(folder, name))
    : [];

/** The modules of shared/src/learning that these files reach through the code of activities. */
function learningReachedFrom(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [...files];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path.startsWith(LEARNING)) found.add(path.slice(LEARNING.length).replace(/\.ts$/, ''));
    if (seen.has(path) || !OWN.some((folder) => path?.startsWith(folder)) || REGISTRIES.includes(path)) continue;
    seen.add(path);
    if (existsSync(join(ROOT, path))) open.push(...importsOf(path), ...asked(path));
  }
  return found;
}

const kinds = [...LEARNS];
const learning = kinds.flatMap(([kind, learns]) => (typeof learns === 'string' ? [] : [[kind, learns] as const]));

it.each(learning)('%s reaches %j of shared/src/learning', (kind, modules) => {
  const reached = learningReachedFrom([
    ...filesOf(`shared/src/activities/${kind}`),
    ...filesOf(`client/src/activities/${kind}`),
  ]);
  for (const module of modules) expect([...reached]).toContain(module);
});

it('finds nothing where nothing is imported', () => {
  expect([...learningReachedFrom(filesOf('shared/src/activities/ordering'))]).toEqual([]);
});

/** A machine that is said to learn, or a model that is said to be trained, in this very activity. */
const CLAIM =
  /\b(train|teach|trained|taught)\b (your|the|a|this|my) [\w ]{0,20}(model|robot|machine|meter|gate|parrot)|\b(model|robot|machine) (has |just )?(learned|learnt|was trained|is trained) /i;

const contentFiles = filesOfContent();
function filesOfContent(): { path: string; activity: Record<string, unknown> }[] {
  const realms = 'shared/content/realms';
  return readdirSync(join(ROOT, realms), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/activities\/[^/]+\.json$/.test(name))
    .map((name) => ({ path: join(realms, name), activity: JSON.parse(read(join(realms, name))) }));
}

it('no activity without learning claims that a machine learns in it', () => {
  expect(contentFiles.length).toBeGreaterThan(50);
  const claims = contentFiles
    .filter(({ activity }) => typeof LEARNS.get(activity.kind as never) === 'string')
    .flatMap(({ path, activity: { title, prompt, messages } }) => {
      const texts = [title, prompt, ...Object.values((messages ?? {}) as Record<string, string>)].map(String);
      return texts.filter((text) => CLAIM.test(text)).map((text) => `${path}: ${text}`);
    });
  expect(claims).toEqual([]);
});

it('knows a claim when it reads one', () => {
  expect(CLAIM.test('Train your model with three drawings.')).toBe(true);
  expect(CLAIM.test('What does a model need before it can be tested?')).toBe(false);
});
