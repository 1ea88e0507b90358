// The language on screen, and the names of languages.

import { LANGUAGE_TABLE, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { useLingui } from '@lingui/react/macro';

export function useShownLanguage(): Language {
  const { i18n } = useLingui();
  return i18n.locale as Language;
}

/** To choose from, each in its own words. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name }));
