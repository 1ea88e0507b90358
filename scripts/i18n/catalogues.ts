// Reads the messages of all areas from the source and from the .po files, and rewrites the files.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { AREAS, type AreaName, type CatalogueArea } from '../../client/src/i18n/areas.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import { serverMessages } from './serverMessages.ts';

export const CLIENT_ROOT = path.resolve(import.meta.dirname, '../../client');

export interface CatalogueEntry {
  /** Lingui's key: a hash of the words, or an id of our own. */
  id: string;
  english: string;
  /** The words of the .po file; empty where there are none. */
  translated: string;
}

export interface Catalogue {
  area: AreaName;
  language: TranslatedLanguage;
  /** Everything the source says, with what the .po file has for it. */
  entries: readonly CatalogueEntry[];
  /** English that the source says and the .po file does not know. */
  unknown: readonly string[];
  /** English of the .po file that the source says nowhere. */
  obsolete: readonly string[];
}

type LinguiCatalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type Messages = NonNullable<Awaited<ReturnType<LinguiCatalogue['collect']>>>;

async function messagesOf(catalogue: LinguiCatalogue, area: AreaName): Promise<Messages> {
  // Reading every file's syntax takes long: only those that import a macro have something to say.
  const files = filesOf(AREAS[area]).filter((file) => readFileSync(file, 'utf8').includes('/macro'));
  const messages = files.length === 0 ? {} : ((await catalogue.collect({ files })) ?? {});
  if (area !== 'answers') return messages;
  const sentences = (await serverMessages()).map(({ id, english, file: place }) => [
    id,
    { message: english, origin: [[place]], comments: id === english ? [] : [english], placeholders: {} },
  ]);
  return { ...messages, ...Object.fromEntries(sentences) };
}

async function readCatalogue(
  catalogue: LinguiCatalogue,
  { area, language, messages }: { area: AreaName; language: TranslatedLanguage; messages: Messages },
  write: boolean,
): Promise<Catalogue> {
  const before = (await catalogue.read(language)) ?? {};
  const entries = Object.entries(messages).map(([id, { message }]) => ({
    id,
    english: message ?? id,
    translated: before[id]?.translation ?? '',
  }));
  const obsolete = Object.entries(before).filter(([id]) => !(id in messages));
  if (write) {
    // Without `collect` of its own `make` would not know the sentences of shared.
    catalogue.collect = async () => messages;
    await catalogue.make({ clean: true, overwrite: false, locale: [language], orderBy: 'message' });
  }
  return {
    area,
    language,
    entries,
    unknown: write ? [] : entries.filter(({ id }) => !(id in before)).map(({ english }) => english),
    obsolete: write ? [] : obsolete.map(([id, { message }]) => message ?? id),
  };
}

/** Reads every area's source and catalogue; with `write` the .po files then hold what the source says. */
export async function readCatalogues({ write }: { write: boolean }): Promise<Catalogue[]> {
  const config = getConfig({ configPath: path.join(CLIENT_ROOT, 'lingui.config.ts') });
  const found: Catalogue[] = [];
  for (const catalogue of await getCatalogs(config)) {
    const area = path.basename(catalogue.path) as AreaName;
    const messages = await messagesOf(catalogue, area);
    for (const language of TRANSLATED_LANGUAGES)
      found.push(await readCatalogue(catalogue, { area, language, messages }, write));
  }
  return found;
}

const SOURCE = path.join(CLIENT_ROOT, 'src');
const isOwnSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing[./]/.test(file);

/** All source files of an area, without its tests. */
export function filesOf({ include, exclude = [] }: CatalogueArea): string[] {
  const left = exclude.map((name) => path.join(SOURCE, name));
  const walk = (file: string): string[] => {
    if (left.includes(file)) return [];
    if (!statSync(file).isDirectory()) return isOwnSource(file) ? [file] : [];
    return readdirSync(file).flatMap((name) => walk(path.join(file, name)));
  };
  return include.flatMap((name) => walk(path.join(SOURCE, name)));
}
