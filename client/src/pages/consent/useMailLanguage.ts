// The page behind a letter's link speaks the letter's language to whoever is not signed in, and may be switched like any page.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import type { Language } from '../../i18n/language.ts';

/** `letter` is undefined until it is known. Whether the page may be shown: no word then changes its language by itself. */
export function useMailLanguage(mailLanguage: Language | undefined): boolean {
  const { i18n } = useLingui();
  const { status } = useSession();
  const { language } = useSettings();
  const update = useUpdateSettings();
  const [isApplied, setApplied] = useState(false);
  useEffect(() => {
    if (isApplied || mailLanguage === undefined || status === 'unknown') return;
    setApplied(true);
    // An account has a language of its own.
    if (status !== 'signed-in' && mailLanguage !== language) update({ language: mailLanguage });
  }, [isApplied, mailLanguage, status, language, update]);
  return isApplied && i18n.locale === language;
}
