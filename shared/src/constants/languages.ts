// The table of languages: a row here and the files named after its code are all that a further language takes.
interface LanguageRow {
  /** Readable for its speakers. */
  name: string;
  english: string;
  dir: 'ltr' | 'rtl';
  /** Files that a page in it preloads besides the Latin ones; `locales/<code>/font-<code>.ts` of the client has their styles. */
  fonts: readonly string[];
  /** Locales of `Intl`. */
  dates: string;
  numbers: string;
  money: string;
  /** Of recorded and synthetic voices, and of link previews. */
  region: string;
  /** Every text must be there: types, `npm run content` and `npm run i18n` refuse a gap. Otherwise English stands in. */
  isWhole: boolean;
  /** Letters by which a text is known to be in this language. */
  script?: RegExp;
  quotes: readonly [open: string, close: string];
  /** Ends a sentence. */
  stop: string;
}

export const LANGUAGE_TABLE = {
  en: {
    name: 'English',
    english: 'English',
    dir: 'ltr',
    fonts: [],
    // British, as usual in India.
    dates: 'en-GB',
    numbers: 'en',
    money: 'en-IN',
    region: 'en-US',
    isWhole: true,
    quotes: ['"', '"'],
    stop: '.',
  },
  hi: {
    name: 'हिन्दी',
    english: 'Hindi',
    dir: 'ltr',
    fonts: ['noto-sans-devanagari-devanagari-400', 'baloo-2-devanagari-700'],
    // Latin digits, as taught in school, and 24 hours, since 'pm' is not Hindi.
    dates: 'hi-IN-u-hc-h23-nu-latn',
    // 1,23,456: lakhs.
    numbers: 'hi-IN-u-nu-latn',
    money: 'hi-IN-u-nu-latn',
    region: 'hi-IN',
    isWhole: true,
    script: /\p{Script=Devanagari}/u,
    quotes: ['“', '”'],
    stop: '।',
  },
} as const satisfies Record<string, LanguageRow>;

type Table = typeof LANGUAGE_TABLE;
export type Language = keyof Table;
type WholeLanguage = { [L in Language]: Table[L]['isWhole'] extends true ? L : never }[Language];

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as [Language, ...Language[]];
/** The language of the source: others translate it and fall back to it. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
);

export const rowOf = (language: Language): LanguageRow => LANGUAGE_TABLE[language];
export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** One value for each language; those that are not whole may lack it. */
export type ByLanguage<T> = Readonly<Record<WholeLanguage, T> & Partial<Record<Language, T>>>;

export const inLanguage = <T>(values: ByLanguage<T>, language: Language): T =>
  (values as Partial<Record<Language, T>>)[language] ?? values[DEFAULT_LANGUAGE];

/** What `make` gives for each language. */
export const forEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** The first of a person's languages that there is, from tags such as those of a browser. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split(/[-;]/)[0]).find(isLanguage);

/** By the letters: a text with a word in another script is in the language of that script. */
export const detectLanguage = (text: string): Language =>
  TRANSLATED_LANGUAGES.find((language) => rowOf(language).script?.test(text)) ?? DEFAULT_LANGUAGE;
