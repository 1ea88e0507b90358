// Hook for the query parameter that asks the server for titles in the language of the interface.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import { useContentLanguage } from './useContentLanguage.ts';

/** Empty for the default language. */
export function useLanguageQuery(): { lang?: Language } {
  const language = useContentLanguage();
  return language === DEFAULT_LANGUAGE ? {} : { lang: language };
}
