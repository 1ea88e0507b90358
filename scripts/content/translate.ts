// Helps translators: a work file of what a realm still lacks in a language, and the way of finished words into its translation.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import type { TextField } from '../../shared/src/content/textFields.ts';
import { textHash } from '../../shared/src/content/textHash.ts';
import {
  currentTranslation,
  mappingSchema,
  type Translations,
  translatableTexts,
  translationAt,
  translationState,
} from '../../shared/src/content/translations.ts';
import { type LoadedRealm, translationFile } from './loadRealm.ts';

/** English words -> words of another language. */
export type TranslationMap = ReadonlyMap<string, string>;

/** Reads a mapping of English to a language; entries without words are not done yet and left out. */
export function readTranslationMap(file: string, language: TranslatedLanguage): TranslationMap {
  const entries = Object.entries(mappingSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const words = entries.map(
    ([english, found]) => [english, String(typeof found === 'string' ? found : (found[language] ?? ''))] as const,
  );
  return new Map(words.filter(([, translated]) => translated.trim() !== ''));
}

/**
 * The translations that fit the content of today: a mapping's words first, then the entry of the address. An entry whose address is gone follows
 * its English to where that stands now; what no text wants is left out.
 */
export function updateTranslations(
  texts: readonly TextField[],
  language: TranslatedLanguage,
  old: Translations,
  mapping: TranslationMap,
): Translations {
  const byHash = new Map(Object.values(old).map((entry) => [entry.en, entry]));
  const entries = texts.flatMap(({ address, text }) => {
    const mapped = mapping.get(text);
    const en = textHash(text);
    if (mapped !== undefined) return [[address, { en, [language]: mapped }] as const];
    const own = translationAt(old, address);
    const entry = currentTranslation(text, language, own) === undefined ? (byHash.get(en) ?? own) : own;
    return entry ? [[address, entry] as const] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything that has no current translation, by its English. */
export function untranslatedTexts(
  texts: readonly TextField[],
  language: TranslatedLanguage,
  translations: Translations,
) {
  const open = new Map<string, { was?: string; at: string[] }>();
  for (const { address, kind, text } of texts) {
    const entry = translationAt(translations, address);
    if (translationState(text, entry, kind) === 'translated') continue;
    const item = open.get(text) ?? { [language]: '', ...(entry && { was: entry[language] ?? '' }), at: [] as string[] };
    item.at.push(address);
    open.set(text, item);
  }
  return Object.fromEntries(open);
}

export interface ApplyResult {
  realm: string;
  /** Texts that the mapping gave words to. */
  applied: number;
  open: number;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const folderOf = (root: string, realm: string) => join(root, 'shared/content/realms', realm);

/** Brings a realm's translation up to date, with the words of a mapping in it. A realm without any gets no file. */
export function applyTranslationMap(
  root: string,
  { content, translations: found }: LoadedRealm,
  language: TranslatedLanguage,
  mapping: TranslationMap,
): ApplyResult {
  const texts = translatableTexts(content);
  const translations = updateTranslations(texts, language, found[language]?.value ?? {}, mapping);
  const file = join(folderOf(root, content.realm.id), translationFile(language));
  if (Object.keys(translations).length > 0 || existsSync(file)) writeFileSync(file, json(translations));
  return {
    realm: content.realm.id,
    applied: texts.filter(({ text }) => mapping.has(text)).length,
    open: Object.keys(untranslatedTexts(texts, language, translations)).length,
  };
}

/** Writes the work file of a realm, which git does not keep; returns its path from the root and how many words wait in it. */
export function writeTodoFile(
  root: string,
  loaded: LoadedRealm,
  language: TranslatedLanguage,
): { file: string; open: number } {
  applyTranslationMap(root, loaded, language, new Map());
  const texts = translatableTexts(loaded.content);
  const open = untranslatedTexts(
    texts,
    language,
    updateTranslations(texts, language, loaded.translations[language]?.value ?? {}, new Map()),
  );
  const file = join(folderOf(root, loaded.content.realm.id), `texts.${language}.todo.json`);
  writeFileSync(file, json(open));
  return { file, open: Object.keys(open).length };
}
