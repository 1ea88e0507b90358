// Switches to the other language; the label is in that language, so that its readers recognise it.

import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { HindiName } from '../../ui/HindiName.tsx';

export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useSettings();
  const update = useUpdateSettings();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <button
      type="button"
      lang={other}
      className={buttonClass({ variant: 'quiet', size: 'small' }, `lw-language-switch ${className}`)}
      onClick={() => update({ language: other })}
    >
      {other === 'hi' ? <HindiName /> : LANGUAGE_NAMES.en}
    </button>
  );
}
