// Switches the page behind a mailed link to the language of the e-mail, once, unless the user is signed in.

import type { Language } from '@lanternwise/shared/constants/languages';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';

/** Returns whether the page can be shown without a later language change. `mailLanguage` is undefined while loading. */
export function useMailLanguage(mailLanguage: Language | undefined): boolean {
  const { i18n } = useLingui();
  const { status } = useSession();
  const { language } = useSettings();
  const update = useUpdateSettings();
  const [isApplied, setApplied] = useState(false);
  useEffect(() => {
    if (isApplied || mailLanguage === undefined || status === 'unknown') return;
    setApplied(true);
    // An account has its own language setting.
    if (status !== 'signed-in' && mailLanguage !== language) update({ language: mailLanguage });
  }, [isApplied, mailLanguage, status, language, update]);
  return isApplied && i18n.locale === language;
}
