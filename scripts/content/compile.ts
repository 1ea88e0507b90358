// Compiles the content folders into bundles: everything is read and checked before anything is written.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_IDS } from '../../shared/src/constants/realms.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Issue } from './issue.ts';
import { ContentReader } from './load-realm.ts';
import { referenceIssues } from './references.ts';

export interface Compiled {
  realms: readonly RealmContent[];
  issues: readonly Issue[];
}

/** Reads all realms below `<root>/shared/content/realms`. */
export function compileContent(root: string): Compiled {
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
        message: `expected one of the realms that scripts/content/realm-list.mjs found (${MAP_IDS.join(', ')})`,
      });
      return [];
    }
    return reader.realm(join(folder, name)) ?? [];
  });
  // References are followed only when every file could be read: else one broken file makes ten misleading errors.
  const issues = reader.issues.length > 0 ? reader.issues : loaded.flatMap(referenceIssues);
  return { realms: loaded.map((realm) => realm.content), issues };
}

const unionOf = (ids: Iterable<string>): string => {
  const sorted = [...new Set(ids)].sort();
  return sorted.length === 0 ? 'never' : sorted.map((id) => `'${id}'`).join(' | ');
};

/** TypeScript unions of all ids, so that code that names content is checked. */
function idsModule(realms: readonly RealmContent[]): string {
  return `${[
    '// Ids of the compiled content. Written by `npm run content`.',
    `export type LessonId = ${unionOf(realms.flatMap((r) => Object.keys(r.lessons)))};`,
    `export type ActivityId = ${unionOf(realms.flatMap((r) => Object.keys(r.activities)))};`,
    `export type DialogId = ${unionOf(realms.flatMap((r) => Object.keys(r.dialogs)))};`,
    `export type CharacterId = ${unionOf(realms.flatMap((r) => r.realm.characters.map((c) => c.id)))};`,
    `export type ItemId = ${unionOf(realms.flatMap((r) => r.realm.items.map((i) => i.id)))};`,
  ].join('\n')}\n`;
}

/** Words and look of each realm's card, each in a module of its own: the look is only loaded where cards are drawn. */
function cardModules(realms: readonly RealmContent[]): Record<string, string> {
  const literal = <T>(of: (realm: RealmContent['realm']) => T) =>
    JSON.stringify(Object.fromEntries(realms.map(({ realm }) => [realm.id, of(realm)])), null, 2);
  const made = (what: string) => `// ${what} Written by \`npm run content\`.\n`;
  return {
    'realm-words.ts': `${made('What the cards of the realms say.')}import type { MapId } from '../src/constants/realms.ts';
import type { RealmWords } from '../src/content/realm-place.ts';

export const REALM_WORDS: Record<MapId, RealmWords> = ${literal(({ title, learn }) => ({ title, learn }))};
`,
    'realm-looks.ts': `${made('Sign and colours of each realm.')}import type { MapId } from '../src/constants/realms.ts';
import type { RealmLook } from '../src/content/realm-place.ts';

export const LOOKS: Record<MapId, RealmLook> = ${literal(({ look }) => look)};
`,
  };
}

/** Writes bundles, index and id unions below `<root>/shared/generated`. */
export function writeContent(root: string, realms: readonly RealmContent[]): { version: string } {
  const out = join(root, 'shared/generated');
  mkdirSync(join(out, 'content'), { recursive: true });
  const texts = realms.map((realm) => ({ id: realm.realm.id, text: JSON.stringify(realm) }));
  const version = createHash('sha256')
    .update(texts.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
  for (const { id, text } of texts) writeFileSync(join(out, 'content', `${id}.json`), text);
  writeFileSync(join(out, 'index.json'), JSON.stringify({ version, realms: texts.map(({ id }) => id) }));
  const modules = { 'ids.ts': idsModule(realms), ...cardModules(realms) };
  for (const [name, module] of Object.entries(modules)) writeFileSync(join(out, name), module);
  return { version };
}
