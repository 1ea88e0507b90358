// What scaffolds make works: all are made and compiled in a copy of the project, a choice passes its tests (all in `npm run test:long`).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScaffold } from './makeScaffold.ts';
import { createProjectCopy, type ProjectCopy, type RunResult } from './testing/projectCopy.ts';

const TSX = ['--import', 'tsx'];
const MINUTES = 60_000;

/** Minutes of formatting and compiling: `npm run test:long` asks for it. */
const isWhole = process.env.SCAFFOLDS === 'whole';

/** What each scaffold may change of the files that were there: everything else it makes is new. */
const ALL_SCAFFOLDS = [
  { args: ['realm', 'moon-garden'], changed: [] },
  {
    args: ['activity-kind', 'maze-demo'],
    changed: ['client/src/i18n/locales/hi/activities.po'],
  },
  {
    args: ['world-kind', 'maze-ground'],
    changed: ['tiled-maps/lanternwise.tiled-project', 'tiled-maps/objecttypes.json'],
  },
  { args: ['npc', 'moon-garden', 'gardener'], changed: [] },
  { args: ['dialog', 'moon-garden', 'gardener-again', 'gardener'], changed: [] },
  { args: ['lesson', 'moon-garden', 'moon-rules'], changed: [] },
  { args: ['lesson', 'moon-garden', 'moon-words', 'teachings', 'guide'], changed: [] },
  { args: ['activity', 'moon-garden', 'moon-maze', 'maze-demo'], changed: [] },
  { args: ['activity', 'moon-garden', 'moon-ground', 'maze-ground'], changed: [] },
  { args: ['activity', 'moon-garden', 'moon-question'], changed: [] },
  { args: ['activity', 'moon-garden', 'moon-order', 'ordering'], changed: [] },
  {
    args: ['overlay', 'star-chart'],
    changed: [
      'client/src/features/overlays/overlayRequest.ts',
      'client/src/i18n/locales/hi/realm.po',
      'client/src/overlays/registry.ts',
    ],
  },
  {
    args: ['page', 'moon-news'],
    changed: [
      'client/src/app/siteWalk.test.tsx',
      'client/src/i18n/locales/hi/courses.po',
      'shared/src/constants/memberPages.ts',
    ],
  },
  { args: ['language', 'ta'], changed: ['shared/src/constants/languages.ts'] },
  {
    args: ['module', 'moon-notes'],
    changed: [
      'server/migrations-pg/meta/_journal.json',
      'server/migrations/meta/_journal.json',
      'server/src/db/schema.ts',
      'server/src/modules/users/export.ts',
      'server/src/testing/accessTable.ts',
      'shared/src/contracts/calls.ts',
    ],
  },
] as const;

/** A folder with a map, and a module with lines in lists and migrations: those that share least with each other. */
const SCAFFOLDS = ALL_SCAFFOLDS.filter(({ args: [kind] }) => isWhole || ['realm', 'module'].includes(kind));

/** The tests that the other scaffolds wrote. */
const TESTS_OF_THE_WHOLE = [
  'client/src/activities/maze-demo',
  'shared/src/activities/maze-demo',
  'scripts/maps/tiled',
  'client/src/overlays/star-chart',
  'client/src/pages/moon-news',
  // Asks for an activity of every kind.
  'scripts/content/activities.test.ts',
];
/** The tests that the scaffolds wrote, and those that take up what is registered. */
const TESTS = [
  ...(isWhole ? TESTS_OF_THE_WHOLE : []),
  // Plays it on the map and in its window.
  'client/src/activities/maze-ground',
  'shared/src/activities/maze-ground',
  'server/src/modules/moon-notes',
  'server/src/access.test.ts',
  'server/src/ownership.test.ts',
  'server/src/db/schema.test.ts',
  'scripts/content/realmList.test.ts',
  'assets/studio/audio/songs.test.ts',
  'assets/studio/art/characters/outputs.test.ts',
];

/** What modules declare for others that do not import them. */
const DECLARATIONS = ['client/src/**/*.d.ts', 'client/src/activities/*/messages.ts'];

/** With a map, with files alone, and with lines in lists. */
const AGAIN = SCAFFOLDS.filter(({ args: [kind] }) => ['realm', 'activity-kind', 'language', 'module'].includes(kind));

let copy: ProjectCopy;
const make = (...args: string[]) => copy.node(...TSX, 'scripts/new/index.ts', ...args);
const compileTypes = (project: string) =>
  copy.node('node_modules/typescript-native/bin/tsc', '-p', project, '--singleThreaded');
const passes = ({ code, output }: RunResult) => expect(code, output).toBe(0);

beforeAll(() => {
  copy = createProjectCopy();
}, MINUTES);
afterAll(() => copy?.remove());

describe('npm run new', () => {
  let before: readonly string[] = [];
  it.each(SCAFFOLDS.map(({ args, changed }) => [args.join(' '), args, changed] as const))(
    '%s changes only the lines where such a thing is listed',
    async (_, args, changed) => {
      passes(await make(...args));
      const now = copy.changes().changed;
      expect(now.filter((file) => !before.includes(file))).toEqual(changed);
      before = now;
    },
    2 * MINUTES,
  );

  it.each(AGAIN.map(({ args }) => [args.join(' '), args] as const))(
    '%s, a second time, says that it is there already and touches nothing',
    async (_, args) => {
      const files = copy.changes();
      const { code, output } = await make(...args);
      expect(code).toBe(1);
      expect(output).toContain('exists already; nothing was written');
      expect(copy.changes()).toEqual(files);
    },
    MINUTES,
  );

  it.each([
    [['realm', 'Moon Garden'], 'must be kebab-case'],
    [['activity', 'nowhere', 'some-question'], 'There is no realm "nowhere"'],
    [['activity', 'demo', 'some-question', 'guessing'], 'There is no kind of activity "guessing"'],
    [['language', 'Tamil'], 'must be a tag such as "ta"'],
    [['page', 'some-page', 'somewhere'], 'There is no area "somewhere"'],
    [['npc', 'nowhere', 'owl'], 'There is no realm "nowhere"'],
    [['npc', 'demo', 'owl'], 'demo has a character "owl" already'],
    [['dialog', 'demo', 'owl-hello'], 'exists already; nothing was written'],
    [['dialog', 'demo', 'owl-bye', 'eagle'], 'There is no character "eagle" in demo: owl, '],
    [
      ['lesson', 'demo', 'some-lesson', 'poem'],
      'There is no kind of lesson "poem" to lay out: pages, teachings, adventure',
    ],
    [['lesson', 'demo', 'some-lesson', 'pages', 'gatekeeper'], '"gatekeeper" opens something already'],
    [['lesson', 'demo', 'collect-stars'], 'demo has a task "collect-stars" already'],
    [['castle', 'x'], 'What do you want to create?'],
  ])('%j is refused with what to write instead', (args, words) => {
    const { code, text } = makeScaffold(args);
    expect(code).toBeGreaterThan(0);
    expect(text).toContain(words);
  });
});

describe('what the scaffolds made', () => {
  it.runIf(isWhole).each(['shared', 'server', 'client', 'scripts'])(
    'type-checks: %s',
    async (project) => passes(await compileTypes(project)),
    5 * MINUTES,
  );

  it.runIf(isWhole).each([
    [
      'format and lint',
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'client', 'scripts', 'server', 'shared'],
    ],
    ['the import rules', ['scripts/lib/importRules.mjs']],
  ])('passes %s', async (_, args) => passes(await copy.node(...args)), 3 * MINUTES);

  // Otherwise its own scaffold has run both.
  it.runIf(isWhole).each([
    ['the content check', [...TSX, 'scripts/content/index.ts', '--check']],
    ['the maps check', [...TSX, 'scripts/maps/index.ts', '--check', 'moon-garden']],
  ])('passes %s', async (_, args) => passes(await copy.node(...args)), 3 * MINUTES);

  // Before a kind is added that Tiled does not know yet.
  it.skipIf(isWhole)(
    'passes the checks of content and maps, with characters, dialogs and lessons in the new realm',
    async () => {
      passes(await copy.node(...TSX, 'scripts/new/testing/writeRealmParts.ts'));
      passes(await copy.node(...TSX, 'scripts/content/index.ts', '--check'));
      passes(await copy.node(...TSX, 'scripts/maps/index.ts', '--check', 'moon-garden'));
    },
    3 * MINUTES,
  );

  it.skipIf(isWhole)(
    'type-checks, with kinds, an overlay, a page and a language beside it',
    async () => {
      passes(await copy.node(...TSX, 'scripts/new/testing/writeOthers.ts'));
      const { changed, added } = copy.changes();
      const listed = ALL_SCAFFOLDS.flatMap((scaffold) =>
        scaffold.changed.filter((file) => !/\.po$|^tiled-maps/.test(file)),
      );
      expect(changed).toEqual(listed.sort());
      const sources = [...changed, ...added].filter((file) => /\.tsx?$/.test(file));
      // Compiling the four projects whole would take four times as long.
      const config = { extends: './client/tsconfig.json', include: DECLARATIONS, files: sources };
      writeFileSync(join(copy.root, 'tsconfig.scaffolds.json'), JSON.stringify(config));
      passes(await compileTypes('tsconfig.scaffolds.json'));
    },
    5 * MINUTES,
  );

  it(
    'passes its own tests and those that look at everything',
    async () => {
      passes(await copy.node('node_modules/vitest/vitest.mjs', 'run', ...TESTS));
    },
    10 * MINUTES,
  );

  it.runIf(isWhole)('has Hindi for every sentence', () => {
    const po = (area: string) => readFileSync(join(copy.root, `client/src/i18n/locales/hi/${area}.po`), 'utf8');
    expect(po('realm')).toMatch(/msgid "Say something worth stopping for\."\nmsgstr "[^"]+"/);
    expect(po('courses')).toMatch(/msgid "Say what a visitor can do here\."\nmsgstr "[^"]+"/);
  });

  it('counts the new realm beside the course, never in it', () => {
    const list = readFileSync(join(copy.root, 'shared/generated/realms.ts'), 'utf8');
    expect(list.slice(list.indexOf('OTHER_REALMS'))).toContain("'moon-garden'");
    expect(list.slice(0, list.indexOf('OTHER_REALMS'))).not.toContain('moon-garden');
  });
});
