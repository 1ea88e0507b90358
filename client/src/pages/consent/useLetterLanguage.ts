// The page behind a letter's link speaks the letter's language to whoever is not signed in, and may be switched like any page.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import type { Language } from '../../i18n/language.ts';

/** `letter` is undefined until it is known. Whether the page may be shown: no word then changes its language by itself. */
export function useLetterLanguage(letter: Language | undefined): boolean {
  const { i18n } = useLingui();
  const { status } = useSession();
  const { language } = useSettings();
  const update = useUpdateSettings();
  const [greeted, setGreeted] = useState(false);
  useEffect(() => {
    if (greeted || letter === undefined || status === 'unknown') return;
    setGreeted(true);
    // An account has a language of its own.
    if (status !== 'signed-in' && letter !== language) update({ language: letter });
  }, [greeted, letter, status, language, update]);
  return greeted && i18n.locale === language;
}
