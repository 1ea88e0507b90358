// The fields of one text in every language, with a word counter and a warning when a translation is outdated.

import {
  DEFAULT_LANGUAGE,
  type Language,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '@lanternwise/shared/constants/languages';
import { t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageName } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type ControlProps, Field } from '../../../ui/Field.tsx';
import { TextArea, TextInput } from '../../../ui/TextInput.tsx';
import {
  confirmedKey,
  type Drafts,
  draftedTranslation,
  englishKey,
  hasTranslation,
  isConfirmed,
  isEnglishChanged,
  isOutdated,
  isTranslationChanged,
  type PartText,
  translationKey,
} from './textEdits.ts';
import { countWords, type WordLimit } from './wordLimits.ts';

const LONG_TEXT_LENGTH = 70;

interface TextFieldsProps {
  text: PartText;
  /** What the text is. */
  name: string;
  drafts: Drafts;
  /** The page on which the text stands, and how many words it may have; undefined if it has no limit. */
  limit: WordLimit | undefined;
  onDraft(drafts: Drafts): void;
  /** Called when a field gets the focus: the preview goes to the text. */
  onFocus(language: Language): void;
}

export function TextFields(props: TextFieldsProps) {
  const { text, name, drafts, limit, onDraft, onFocus } = props;
  const { t } = useLingui();
  const isLong = text.text.length > LONG_TEXT_LENGTH || text.text.includes('\n');
  const updateDraft = (key: string, value: string) => onDraft({ ...drafts, [key]: value });
  const english = drafts[englishKey(text)] ?? text.text;
  const before = text.text;
  return (
    <div className="grid items-start gap-x-5 gap-y-3 xl:grid-cols-2">
      <Field
        label={name}
        hint={
          <Hint words={countWords(english)} limit={limit}>
            {isEnglishChanged(text, drafts) && t`Before: ${before}`}
          </Hint>
        }
      >
        {(control) => (
          <TextControl
            control={control}
            isLong={isLong}
            value={english}
            onFocus={() => onFocus(DEFAULT_LANGUAGE)}
            onChange={(value) => updateDraft(englishKey(text), value)}
          />
        )}
      </Field>
      {TRANSLATED_LANGUAGES.filter((language) => hasTranslation(text, language)).map((language) => (
        <TranslationField key={language} {...props} language={language} isLong={isLong} />
      ))}
    </div>
  );
}

interface TranslationFieldProps extends TextFieldsProps {
  language: TranslatedLanguage;
  isLong: boolean;
}

function TranslationField({ text, name, language, isLong, drafts, onDraft, onFocus }: TranslationFieldProps) {
  const { t } = useLingui();
  const languageShown = languageName(language);
  const translated = draftedTranslation(text, language, drafts);
  const fits = confirmedKey(text, language);
  return (
    <div className="grid gap-1">
      <Field
        label={t`${name} in ${languageShown}`}
        hint={
          <Hint words={countWords(translated)} limit={undefined}>
            {translationHint(text, language, drafts)}
          </Hint>
        }
      >
        {(control) => (
          <TextControl
            control={control}
            isLong={isLong}
            lang={language}
            value={translated}
            onFocus={() => onFocus(language)}
            onChange={(value) => onDraft({ ...drafts, [translationKey(text, language)]: value })}
          />
        )}
      </Field>
      {isOutdated(text, language, drafts) && (
        <Checkbox
          label={t`This text in ${languageShown} still matches the English`}
          checked={isConfirmed(text, language, drafts)}
          onChange={(isChecked) => {
            const { [fits]: _, ...others } = drafts;
            onDraft(isChecked ? { ...others, [fits]: 'yes' } : others);
          }}
        />
      )}
    </div>
  );
}

/** The words of the field, those of its page where there is a limit, and a remark. */
function Hint({ words, limit, children }: { words: number; limit: WordLimit | undefined; children: ReactNode }) {
  const { words: onPage = 0, most = 0 } = limit ?? {};
  return (
    <>
      <Plural value={words} one="# word" other="# words" />
      {limit && (
        <>
          {', '}
          <span className={onPage > most ? 'font-bold text-error' : undefined}>
            {onPage > most ? (
              <Trans>
                {onPage} of {most} on this page: too many
              </Trans>
            ) : (
              <Trans>
                {onPage} of {most} on this page
              </Trans>
            )}
          </span>
        </>
      )}
      {children && <span className="block">{children}</span>}
    </>
  );
}

function translationHint(text: PartText, code: TranslatedLanguage, drafts: Drafts): string | undefined {
  const before = text.translations[code].text;
  const language = languageName(code);
  if (isTranslationChanged(text, code, drafts)) return before === null ? undefined : translate`Before: ${before}`;
  if (before === null) return translate`Not translated yet: learners who use ${language} see the English text.`;
  if (!isOutdated(text, code, drafts) || isConfirmed(text, code, drafts)) return undefined;
  return translate`The English has changed. Learners who use ${language} see the English text until you update this one or confirm that it still matches.`;
}

interface TextControlProps {
  control: ControlProps;
  isLong: boolean;
  lang?: string;
  value: string;
  onChange(value: string): void;
  onFocus(): void;
}

function TextControl({ control, isLong, lang, value, onChange, onFocus }: TextControlProps) {
  const Input = isLong ? TextArea : TextInput;
  return (
    <Input
      {...control}
      {...(lang && { lang })}
      value={value}
      onFocus={onFocus}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}
