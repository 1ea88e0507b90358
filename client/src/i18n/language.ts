// Defines the interface languages and detects the browser's preference on a first visit.
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Native names, readable for speakers of each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The first supported language of the browser's list; English if there is none. */
export function browserLanguage(languages: readonly string[] = globalThis.navigator?.languages ?? []): Language {
  const preferred = languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find(
      (language) => language === preferred.find((tag) => (LANGUAGES as readonly unknown[]).includes(tag)),
    ) ?? 'en'
  );
}
