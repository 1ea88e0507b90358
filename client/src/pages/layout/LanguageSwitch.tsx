// Switches to the other language; the label is in that language, so that its readers recognise it.
import { useSearchParams } from 'react-router-dom';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { buttonClass } from '../../ui/Button.tsx';

export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useSettings();
  const update = useUpdateSettings();
  const [search, setSearch] = useSearchParams();
  const other = language === 'en' ? 'hi' : 'en';
  const switchToOther = () => {
    update({ language: other });
    // A choice ends what the address asked for; a reload must not undo it.
    if (!search.has('lang')) return;
    search.delete('lang');
    setSearch(search, { replace: true });
  };
  return (
    <button
      type="button"
      lang={other}
      className={buttonClass({ variant: 'quiet', size: 'small' }, `lw-language-switch ${className}`)}
      onClick={switchToOther}
    >
      {other === 'hi' ? <HindiName /> : LANGUAGE_NAMES.en}
    </button>
  );
}

/** Shows "हिन्दी" as a picture, so that English pages need not load a Devanagari font. */
function HindiName() {
  return <span role="img" aria-label="हिन्दी" className="lw-hindi-name" />;
}
