// Hooks for the language of lesson content, which is that of the interface, and for asking the server for it.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import { useSettings } from '../settings/useSettings.ts';

export const useContentLanguage = (): Language => useSettings().language;

/** The query parameter that asks for titles in this language; empty for the default one. */
export function useLanguageQuery(): { lang?: Language } {
  const language = useContentLanguage();
  return language === DEFAULT_LANGUAGE ? {} : { lang: language };
}
