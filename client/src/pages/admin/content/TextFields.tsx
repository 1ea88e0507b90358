// The English and Hindi fields of one text, with a word counter and a warning when the Hindi is outdated.
import { t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type ControlProps, Field } from '../../../ui/Field.tsx';
import { TextArea, TextInput } from '../../../ui/TextInput.tsx';
import {
  confirmedKey,
  type Drafts,
  englishKey,
  hasHindi,
  hindiKey,
  isConfirmed,
  isEnglishChanged,
  isHindiChanged,
  isOutdated,
  type PartText,
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
  onFocus(language: 'en' | 'hi'): void;
}

export function TextFields({ text, name, drafts, limit, onDraft, onFocus }: TextFieldsProps) {
  const { t } = useLingui();
  const isLong = text.text.length > LONG_TEXT_LENGTH || text.text.includes('\n');
  const updateDraft = (key: string, value: string) => onDraft({ ...drafts, [key]: value });
  const english = drafts[englishKey(text)] ?? text.text;
  const hindi = drafts[hindiKey(text)] ?? text.hindi ?? '';
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
            onFocus={() => onFocus('en')}
            onChange={(value) => updateDraft(englishKey(text), value)}
          />
        )}
      </Field>
      {hasHindi(text) && (
        <div className="grid gap-1">
          <Field
            label={t`${name} in Hindi`}
            hint={
              <Hint words={countWords(hindi)} limit={undefined}>
                {hindiHint(text, drafts)}
              </Hint>
            }
          >
            {(control) => (
              <TextControl
                control={control}
                isLong={isLong}
                lang="hi"
                value={hindi}
                onFocus={() => onFocus('hi')}
                onChange={(value) => updateDraft(hindiKey(text), value)}
              />
            )}
          </Field>
          {isOutdated(text, drafts) && (
            <Checkbox
              label={t`This Hindi text still matches the English`}
              checked={isConfirmed(text, drafts)}
              onChange={(fits) => {
                const { [confirmedKey(text)]: _, ...others } = drafts;
                onDraft(fits ? { ...others, [confirmedKey(text)]: 'yes' } : others);
              }}
            />
          )}
        </div>
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

function hindiHint(text: PartText, drafts: Drafts): string | undefined {
  const before = text.hindi;
  if (isHindiChanged(text, drafts)) return before === null ? undefined : translate`Before: ${before}`;
  if (before === null) return translate`Not translated yet: learners who use Hindi see the English text.`;
  if (!isOutdated(text, drafts) || isConfirmed(text, drafts)) return undefined;
  return translate`The English has changed. Learners who use Hindi see the English text until you update this one or confirm that it still matches.`;
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
