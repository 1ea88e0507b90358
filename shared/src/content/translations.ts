// Matches translations with a realm's content, detects stale ones and compares their markup.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, type TranslatedLanguage } from '../constants/languages.ts';
import { type RealmContent, realmContentSchema } from './bundle.ts';
import { hasWords, programFrameOf } from './programParts.ts';
import type { TextKind } from './text.ts';
import { mapTexts, textFields, translatableFields } from './textFields.ts';
import { textHash } from './textHash.ts';

/** The hash of an English text, and under the code of a language its translation. */
export type Translation = Readonly<{ en: string } & Partial<Record<TranslatedLanguage, string>>>;
/** Address of a text in the realm's content (`textFields.ts`) -> its translation. */
export type Translations = Readonly<Record<string, Translation>>;
/** What a realm has, by language. */
export type RealmTranslations = Readonly<Partial<Record<TranslatedLanguage, Translations>>>;

const words = z.string().refine((text) => text.trim() !== '', 'expected words');

/** The shape of a realm's `texts.<language>.json`. */
export const translationsSchema = (language: TranslatedLanguage): z.ZodType<Translations> =>
  z.record(
    z.string(),
    z.strictObject({
      /** `textHash` of the translated English text. */
      en: z.string().regex(/^[0-9a-f]{14}$/, 'expected a hash of 14 hexadecimal digits'),
      [language]: words,
    }),
    // Zod cannot say which keys a computed one leaves out.
  ) as z.ZodType<unknown> as z.ZodType<Translations>;

/** English -> translation. A translator's work file also has the places of each text and its previous translation. */
export const mappingSchema = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ was: z.string().optional(), at: z.array(z.string()) })]),
);

/** Texts without letters are the same in all languages, and programs without words in comments and strings. */
export const needsTranslation = (text: string, kind: TextKind = 'text'): boolean =>
  kind === 'program' ? hasWords(text) : /\p{L}/u.test(text);

export type TranslationState = 'translated' | 'stale' | 'missing';

export function translationState(
  english: string,
  found: Translation | undefined,
  kind: TextKind = 'text',
): TranslationState {
  if (found) return found.en === textHash(english) ? 'translated' : 'stale';
  return needsTranslation(english, kind) ? 'missing' : 'translated';
}

/** The entry of an address; ignores inherited properties. */
export const translationAt = (translations: Translations, address: string): Translation | undefined =>
  Object.hasOwn(translations, address) ? translations[address] : undefined;

/** The translation of a text; undefined if it is missing or stale. */
export const currentTranslation = (
  english: string,
  language: TranslatedLanguage,
  found: Translation | undefined,
): string | undefined => (found && translationState(english, found) === 'translated' ? found[language] : undefined);

/** The prose of a realm with its addresses, in the order of the content. */
export const realmTexts = (content: RealmContent) => textFields(realmContentSchema, content);

/** Everything of a realm that has a translation: prose, programs that learners read, and their outputs. */
export const translatableTexts = (content: RealmContent) => translatableFields(realmContentSchema, content);

/**
 * Translates the content; a text without a current translation stays English.
 * The first layer (e.g. an Admin's, then the bundle's) with a current translation wins.
 */
export function translateContent(
  content: RealmContent,
  language: Language,
  ...layers: readonly (RealmTranslations | null | undefined)[]
): RealmContent {
  if (language === DEFAULT_LANGUAGE) return content;
  const found = layers.map((layer) => layer?.[language] ?? {}).filter((layer) => Object.keys(layer).length > 0);
  if (found.length === 0) return content;
  return mapTexts(realmContentSchema, content, ({ address, text }) => {
    const words = found.map((layer) => currentTranslation(text, language, translationAt(layer, address)));
    return words.find((translated) => translated !== undefined) ?? text;
  });
}

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
/** Markup that must be identical in both languages, in any order. */
const IDENTICAL_MARKUP = [
  { what: 'gaps', of: (text: string) => matches(text, /\{[^{}]*\}/g).sort() },
  { what: '`code`', of: (text: string) => matches(text, /`[^`]*`/g).sort() },
  { what: 'emoji at the beginning', of: (text: string) => matches(text, /^\p{Extended_Pictographic}\ufe0f?/u) },
] as const;
/** Markup that must occur equally often in both languages. */
const COUNTED_MARKUP = [
  { what: 'signs "**" of bold words', pattern: /\*\*/g },
  { what: 'list marks "- "', pattern: /^- /gm },
] as const;

/** Describes the first difference between the markup of both texts, or between the code of both programs; undefined if they agree. */
export function markupDifference(english: string, translated: string, kind: TextKind = 'text'): string | undefined {
  if (kind === 'program') {
    const isSame = programFrameOf(english) === programFrameOf(translated);
    return isSame ? undefined : 'expected the same code as in English: only comments and the words of texts may differ';
  }
  for (const { what, of } of IDENTICAL_MARKUP) {
    const [wanted, found] = [of(english), of(translated)];
    if (wanted.join('\n') === found.join('\n')) continue;
    return `expected the same ${what} as in English (${wanted.join(' ') || 'none'}), found ${found.join(' ') || 'none'}`;
  }
  for (const { what, pattern } of COUNTED_MARKUP) {
    const [wanted, found] = [matches(english, pattern).length, matches(translated, pattern).length];
    if (wanted !== found) return `expected ${wanted} ${what} as in English, found ${found}`;
  }
  return undefined;
}
