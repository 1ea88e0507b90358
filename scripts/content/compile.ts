// Compiles the content folders into bundles: everything is read and checked before anything is written.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  LANGUAGES,
  type Language,
  rowOf,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../shared/src/constants/languages.ts';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { type RealmContent, realmContentSchema } from '../../shared/src/content/bundle.ts';
import type { Clue } from '../../shared/src/content/clue.ts';
import { realmCardMessageId } from '../../shared/src/content/realmCard.ts';
import { type RealmTranslations, translateContent } from '../../shared/src/content/translations.ts';
import type { Issue } from './issue.ts';
import { ContentReader, type LoadedRealm } from './loadRealm.ts';
import { referenceIssues } from './references.ts';
import { type TranslationCoverage, translationCoverage, translationIssues } from './translationCheck.ts';
import { writeChanged, writeFolder } from './writeFolder.ts';

export interface CompileResult {
  realms: readonly RealmContent[];
  issues: readonly Issue[];
  /** How far each realm is translated into each language. */
  coverage: readonly TranslationCoverage[];
  translations: TranslationsByRealm;
}

/** The translations of the realms that have some. */
export type TranslationsByRealm = ReadonlyMap<MapId, RealmTranslations>;

/** All realms in a language. */
export const realmsIn = (
  language: Language,
  { realms, translations }: Pick<CompileResult, 'realms' | 'translations'>,
): RealmContent[] => realms.map((realm) => translateContent(realm, language, translations.get(realm.realm.id)));

/** Every realm below `<root>/shared/content/realms` as its files have it; what could not be read is in the issues. */
export function loadRealms(root: string): { loaded: readonly LoadedRealm[]; issues: readonly Issue[] } {
  const folder = join(root, 'shared/content/realms');
  const reader = new ContentReader(root);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const found = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const loaded = found.sort().flatMap((name) => {
    if (!(MAP_IDS as readonly string[]).includes(name)) {
      reader.issues.push({
        file: `shared/content/realms/${name}`,
        line: 1,
        path: '$',
        message: `expected one of the realms that scripts/content/realmList.mjs found (${MAP_IDS.join(', ')})`,
      });
      return [];
    }
    return reader.readRealm(join(folder, name)) ?? [];
  });
  return { loaded, issues: reader.issues };
}

/** Reads and checks all realms; those with a translation into a language of `whole` must have it to the last text. */
export function compileContent(
  root: string,
  whole: readonly Language[] = LANGUAGES.filter((language) => rowOf(language).isWhole),
): CompileResult {
  const { loaded, issues: unreadable } = loadRealms(root);
  // References are followed only when every file could be read: else one broken file makes ten misleading errors.
  const issues =
    unreadable.length > 0
      ? unreadable
      : loaded.flatMap((realm) => [...referenceIssues(realm), ...translationIssues(realm, whole)]);
  const translations = loaded.map(({ content, translations: found }) => {
    const values = Object.entries(found).map(([language, { value }]) => [language, value]);
    return [content.realm.id, Object.fromEntries(values) as RealmTranslations] as const;
  });
  return {
    realms: loaded.map((realm) => realm.content),
    issues,
    coverage: loaded.flatMap(translationCoverage),
    translations: new Map(translations),
  };
}

const unionType = (ids: Iterable<string>): string => {
  const sorted = [...new Set(ids)].sort();
  return sorted.length === 0 ? 'never' : sorted.map((id) => `'${id}'`).join(' | ');
};

/** TypeScript unions of all ids, so that code that names content is checked. */
function idsModule(realms: readonly RealmContent[]): string {
  return `${[
    '// Ids of the compiled content. Written by `npm run content`.',
    `export type LessonId = ${unionType(realms.flatMap((r) => Object.keys(r.lessons)))};`,
    `export type ActivityId = ${unionType(realms.flatMap((r) => Object.keys(r.activities)))};`,
    `export type DialogId = ${unionType(realms.flatMap((r) => Object.keys(r.dialogs)))};`,
    `export type CharacterId = ${unionType(realms.flatMap((r) => r.realm.characters.map((c) => c.id)))};`,
    `export type ItemId = ${unionType(realms.flatMap((r) => r.realm.items.map((i) => i.id)))};`,
  ].join('\n')}\n`;
}

/**
 * Hash of the shape of all content: a page that was built with the same shape takes the server's checked content as it is, without the
 * schemas (45 KB of JavaScript).
 */
function formatModule(): string {
  const shape = JSON.stringify(z.toJSONSchema(realmContentSchema, { io: 'output', unrepresentable: 'any' }));
  const hash = createHash('sha256').update(shape).digest('hex').slice(0, 16);
  return `// The format of the compiled content. Written by \`npm run content\`.\nexport const CONTENT_FORMAT = '${hash}';\n`;
}

/** The cards' words in a language, as far as there are any, by the id under which `realmCard` asks for them. */
function cardMessages(language: Language, compiled: Pick<CompileResult, 'realms' | 'translations'>) {
  const words = realmsIn(language, compiled).flatMap(({ realm }, at) =>
    (['title', 'learn'] as const).flatMap((field) =>
      realm[field] === compiled.realms[at]?.realm[field]
        ? []
        : [[realmCardMessageId(realm.id, field), realm[field]] as const],
    ),
  );
  return Object.fromEntries(words);
}

/** Texts of shared that no catalogue has, a file for each language: pages load one, the server reads all. */
const wordFiles = (root: string, compiled: Pick<CompileResult, 'realms' | 'translations'>) =>
  TRANSLATED_LANGUAGES.flatMap((language) => {
    const courses = join(root, `shared/content/courses/texts.${language}.json`);
    return [
      { name: `realms.${language}.json`, text: JSON.stringify(cardMessages(language, compiled)) },
      { name: `courses.${language}.json`, text: existsSync(courses) ? readFileSync(courses, 'utf8') : '{}' },
    ];
  });

/** Words and look of each realm's card, each in a module of its own: the look is only loaded where cards are drawn. */
function cardModules(realms: readonly RealmContent[]): Record<string, string> {
  const literal = <T>(of: (realm: RealmContent['realm']) => T) =>
    JSON.stringify(Object.fromEntries(realms.map(({ realm }) => [realm.id, of(realm)])), null, 2);
  const lanternTasks = JSON.stringify(
    Object.fromEntries(realms.map(({ realm, quest }) => [realm.id, quest.tasks.map(({ id }) => id)])),
    null,
    2,
  );
  const header = (what: string) => `// ${what} Written by \`npm run content\`.\n`;
  return {
    'realm-words.ts': `${header('What the cards of the realms say.')}import type { MapId } from '../src/constants/realms.ts';
import type { RealmCardText } from '../src/content/realmCard.ts';

export const REALM_WORDS: Record<MapId, RealmCardText> = ${literal(({ title, learn }) => ({ title, learn }))};
`,
    'realm-looks.ts': `${header('Sign and colours of each realm.')}import type { MapId } from '../src/constants/realms.ts';
import type { RealmLook } from '../src/content/realmMetadata.ts';

export const LOOKS: Record<MapId, RealmLook> = ${literal(({ look }) => look)};
`,
    'realm-lanterns.ts': `${header('The tasks of each realm, one great lantern each.')}import type { MapId } from '../src/constants/realms.ts';

export const LANTERNS: Partial<Record<MapId, readonly string[]>> = ${lanternTasks};
`,
  };
}

/** The order in which a child finds them: the demo comes before the course. */
const STORY_ORDER: readonly MapId[] = ['demo', ...MAP_IDS.filter((id) => id !== 'demo')];

/** The pages of the story, one a realm, in each language: the journal shows those of other realms too. */
function clueFiles(compiled: Pick<CompileResult, 'realms' | 'translations'>): { name: string; text: string }[] {
  return LANGUAGES.map((language) => {
    const clues: Clue[] = realmsIn(language, compiled).flatMap(({ realm }) =>
      realm.items.filter(({ clue }) => clue).map(({ id, name, about }) => ({ realm: realm.id, id, name, about })),
    );
    const inOrder = clues.sort((one, other) => STORY_ORDER.indexOf(one.realm) - STORY_ORDER.indexOf(other.realm));
    return { name: `${language}.json`, text: JSON.stringify(inOrder) };
  });
}

/**
 * Writes below `<root>/shared/generated`: bundles, index and id unions; for a translated realm also the bundle in each language (the client's copy)
 * and the words by address (the server puts them into whatever revision it serves).
 */
export function writeContent(
  root: string,
  realms: readonly RealmContent[],
  translations: TranslationsByRealm = new Map(),
): { version: string } {
  const out = join(root, 'shared/generated');
  const texts = realms.map((realm) => ({ id: realm.realm.id, text: JSON.stringify(realm) }));
  const version = createHash('sha256')
    .update(texts.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const translated = realms.flatMap((realm) =>
    Object.entries(translations.get(realm.realm.id) ?? {}).map(([language, words]) => ({
      name: `${realm.realm.id}.${language}.json`,
      content: translateContent(realm, language as TranslatedLanguage, { [language]: words }),
      words,
    })),
  );
  writeFolder(join(out, 'content'), [
    ...texts.map(({ id, text }) => ({ name: `${id}.json`, text })),
    ...translated.map(({ name, content }) => ({ name, text: JSON.stringify(content) })),
  ]);
  writeFolder(
    join(out, 'translations'),
    translated.map(({ name, words }) => ({ name, text: JSON.stringify(words) })),
  );
  writeFolder(join(out, 'words'), wordFiles(root, { realms, translations }));
  writeFolder(join(out, 'clues'), clueFiles({ realms, translations }));
  writeChanged(join(out, 'index.json'), JSON.stringify({ version, realms: texts.map(({ id }) => id) }));
  const modules = { 'format.ts': formatModule(), 'ids.ts': idsModule(realms), ...cardModules(realms) };
  for (const [name, module] of Object.entries(modules)) writeChanged(join(out, name), module);
  return { version };
}
