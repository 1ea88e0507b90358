// Switches the language of the interface, and says so where its words or letters could not be loaded.
import { LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import { t } from '@lingui/core/macro';
import { switchLanguage } from '../../i18n/catalogues.ts';
import { showToast } from '../../lib/showToast.ts';
import { LONG_TOAST_MS } from '../../lib/toastSink.ts';

export async function showLanguage(language: Language): Promise<void> {
  if (await switchLanguage(language)) return;
  const { name } = LANGUAGE_TABLE[language];
  showToast(
    'error',
    t`Some words or letters of ${name} could not be loaded. Check your internet connection, then reload the page.`,
    LONG_TOAST_MS,
  );
}
