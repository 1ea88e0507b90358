// The two languages of the interface, and which one a browser asks for on a first visit.

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: whoever looks for it reads no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The first language of the browser's list that we speak; English where there is none. */
export function browserLanguage(languages: readonly string[] = globalThis.navigator?.languages ?? []): Language {
  const preferred = languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find(
      (language) => language === preferred.find((tag) => (LANGUAGES as readonly unknown[]).includes(tag)),
    ) ?? 'en'
  );
}
