// Tracks an Admin's edits to the texts of a part and collects what to publish.
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@lanternwise/shared/constants/languages';
import type { ContentPartReply } from '@lanternwise/shared/contracts/admin-content';

export type PartText = ContentPartReply['texts'][number];
/** Texts by the key of their field. */
export type Drafts = Readonly<Record<string, string>>;

/** The draft keys of one text: English, a translation, and the confirmation that the translation still matches. */
export const englishKey = ({ path }: PartText): string => path;
export const translationKey = ({ path }: PartText, language: TranslatedLanguage): string => `${language}:${path}`;
export const confirmedKey = ({ path }: PartText, language: TranslatedLanguage): string => `fits:${language}:${path}`;

/** Texts without letters have no translation. */
export const hasTranslation = ({ translations }: PartText, language: TranslatedLanguage): boolean =>
  translations[language].text !== null || translations[language].state !== 'translated';

/** As it is in the form. */
export const draftedTranslation = (text: PartText, language: TranslatedLanguage, drafts: Drafts): string =>
  drafts[translationKey(text, language)] ?? text.translations[language].text ?? '';

export const isEnglishChanged = (text: PartText, drafts: Drafts): boolean =>
  (drafts[englishKey(text)] ?? text.text) !== text.text;
export const isTranslationChanged = (text: PartText, language: TranslatedLanguage, drafts: Drafts): boolean =>
  draftedTranslation(text, language, drafts) !== (text.translations[language].text ?? '');

/** Whether the English changed after the translation, so that learners who use the language see English here. */
export const isOutdated = (text: PartText, language: TranslatedLanguage, drafts: Drafts): boolean =>
  text.translations[language].text !== null &&
  (text.translations[language].state === 'stale' || isEnglishChanged(text, drafts)) &&
  !isTranslationChanged(text, language, drafts);

export const isConfirmed = (text: PartText, language: TranslatedLanguage, drafts: Drafts): boolean =>
  isOutdated(text, language, drafts) && drafts[confirmedKey(text, language)] !== undefined;

/** Collects what publishing sends: changed English, and translations that were changed or confirmed. */
export function collectEdits(texts: readonly PartText[], drafts: Drafts) {
  const english = texts.filter((text) => isEnglishChanged(text, drafts));
  const translated = TRANSLATED_LANGUAGES.map((language) => {
    const edited = texts.filter(
      (text) => isTranslationChanged(text, language, drafts) || isConfirmed(text, language, drafts),
    );
    return [
      language,
      Object.fromEntries(edited.map((text) => [text.path, draftedTranslation(text, language, drafts)])),
    ] as const;
  }).filter(([, edited]) => Object.keys(edited).length > 0);
  return {
    texts: Object.fromEntries(english.map((text) => [text.path, drafts[englishKey(text)] ?? text.text])),
    translations: Object.fromEntries(translated) as Partial<Record<TranslatedLanguage, Record<string, string>>>,
    count: translated.reduce((sum, [, edited]) => sum + Object.keys(edited).length, english.length),
    /** How many texts will show English instead of each language after publishing. */
    outdated: TRANSLATED_LANGUAGES.map((language) => ({
      language,
      count: texts.filter((text) => isOutdated(text, language, drafts) && !isConfirmed(text, language, drafts)).length,
    })).filter(({ count }) => count > 0),
  };
}
