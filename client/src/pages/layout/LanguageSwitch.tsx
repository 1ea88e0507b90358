// Switches to the next language; the label is in that language, so that its readers recognise it.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, rowOf } from '@lanternwise/shared/constants/languages';
import { useSearchParams } from 'react-router-dom';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { buttonClass } from '../../ui/Button.tsx';

export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useSettings();
  const update = useUpdateSettings();
  const [search, setSearch] = useSearchParams();
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? DEFAULT_LANGUAGE;
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
      <LanguageName language={other} />
    </button>
  );
}

/** The name of a language with fonts of its own is a picture (site.css), so that other pages need not load them. */
function LanguageName({ language }: { language: Language }) {
  const { name, fonts } = rowOf(language);
  return fonts.length === 0 ? name : <span role="img" aria-label={name} className="lw-language-name" />;
}
