// Helps translators: a work file of what a realm still lacks in Hindi, and the way of finished words into `texts.hi.json`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextField } from '../../shared/src/content/textFields.ts';
import { textHash } from '../../shared/src/content/textHash.ts';
import {
  currentHindi,
  mappingSchema,
  type Translations,
  translatableTexts,
  translationAt,
  translationState,
} from '../../shared/src/content/translations.ts';
import { HINDI_FILE, type LoadedRealm } from './loadRealm.ts';

/** What is left to translate, beside `texts.hi.json`; git does not keep it. */
export const TODO_FILE = 'texts.hi.todo.json';

/** English words -> Hindi words. */
export type TranslationMap = ReadonlyMap<string, string>;

/** Reads a mapping of English to Hindi; entries without Hindi are not done yet and left out. */
export function readTranslationMap(file: string): TranslationMap {
  const entries = Object.entries(mappingSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const words = entries.map(([english, found]) => [english, typeof found === 'string' ? found : found.hi] as const);
  return new Map(words.filter(([, hindi]) => hindi.trim() !== ''));
}

/**
 * The translations that fit the content of today: a mapping's words first, then the entry of the address. An entry whose address is gone follows
 * its English to where that stands now; what no text wants is left out.
 */
export function updateTranslations(
  texts: readonly TextField[],
  old: Translations,
  mapping: TranslationMap,
): Translations {
  const byHash = new Map(Object.values(old).map((entry) => [entry.en, entry]));
  const entries = texts.flatMap(({ address, text }) => {
    const mapped = mapping.get(text);
    const en = textHash(text);
    if (mapped !== undefined) return [[address, { en, hi: mapped }] as const];
    const own = translationAt(old, address);
    const entry = currentHindi(text, own) === undefined ? (byHash.get(en) ?? own) : own;
    return entry ? [[address, entry] as const] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything that has no current Hindi, by its English. */
export function untranslatedTexts(texts: readonly TextField[], translations: Translations) {
  const open = new Map<string, { hi: string; was?: string; at: string[] }>();
  for (const { address, kind, text } of texts) {
    const entry = translationAt(translations, address);
    if (translationState(text, entry, kind) === 'translated') continue;
    const item = open.get(text) ?? { hi: '', ...(entry && { was: entry.hi }), at: [] };
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

/** Brings a realm's `texts.hi.json` up to date, with the words of a mapping in it. A realm without any Hindi gets no file. */
export function applyTranslationMap(
  root: string,
  { content, hindi }: LoadedRealm,
  mapping: TranslationMap,
): ApplyResult {
  const texts = translatableTexts(content);
  const translations = updateTranslations(texts, hindi?.value ?? {}, mapping);
  const file = join(folderOf(root, content.realm.id), HINDI_FILE);
  if (Object.keys(translations).length > 0 || existsSync(file)) writeFileSync(file, json(translations));
  return {
    realm: content.realm.id,
    applied: texts.filter(({ text }) => mapping.has(text)).length,
    open: Object.keys(untranslatedTexts(texts, translations)).length,
  };
}

/** Writes the work file of a realm; returns its path from the root and how many words wait in it. */
export function writeTodoFile(root: string, loaded: LoadedRealm): { file: string; open: number } {
  applyTranslationMap(root, loaded, new Map());
  const texts = translatableTexts(loaded.content);
  const open = untranslatedTexts(texts, updateTranslations(texts, loaded.hindi?.value ?? {}, new Map()));
  const file = join(folderOf(root, loaded.content.realm.id), TODO_FILE);
  writeFileSync(file, json(open));
  return { file, open: Object.keys(open).length };
}
