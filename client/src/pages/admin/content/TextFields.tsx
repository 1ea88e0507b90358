// The English and Hindi fields of one text, with a warning when the Hindi is outdated.
import { humanizePath } from '@lanternwise/shared/content/textFields';
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

const LONG_TEXT_LENGTH = 70;

interface TextFieldsProps {
  text: PartText;
  drafts: Drafts;
  onDraft(drafts: Drafts): void;
}

export function TextFields({ text, drafts, onDraft }: TextFieldsProps) {
  const isLong = text.text.length > LONG_TEXT_LENGTH || text.text.includes('\n');
  const name = humanizePath(text.path);
  const updateDraft = (key: string, value: string) => onDraft({ ...drafts, [key]: value });
  return (
    <div className="grid items-start gap-x-5 gap-y-3 lg:grid-cols-2">
      <Field label={name} hint={isEnglishChanged(text, drafts) ? `Before: ${text.text}` : undefined}>
        {(control) => (
          <TextControl
            control={control}
            isLong={isLong}
            value={drafts[englishKey(text)] ?? text.text}
            onChange={(value) => updateDraft(englishKey(text), value)}
          />
        )}
      </Field>
      {hasHindi(text) && (
        <div className="grid gap-1">
          <Field label={`${name} in Hindi`} hint={hindiHint(text, drafts)}>
            {(control) => (
              <TextControl
                control={control}
                isLong={isLong}
                lang="hi"
                value={drafts[hindiKey(text)] ?? text.hindi ?? ''}
                onChange={(value) => updateDraft(hindiKey(text), value)}
              />
            )}
          </Field>
          {isOutdated(text, drafts) && (
            <Checkbox
              label="This Hindi text still matches the English"
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

function hindiHint(text: PartText, drafts: Drafts): string | undefined {
  if (isHindiChanged(text, drafts)) return text.hindi === null ? undefined : `Before: ${text.hindi}`;
  if (text.hindi === null) return 'Not translated yet: learners who use Hindi see the English text.';
  if (!isOutdated(text, drafts) || isConfirmed(text, drafts)) return undefined;
  return 'The English has changed. Learners who use Hindi see the English text until you update this one or confirm that it still matches.';
}

interface TextControlProps {
  control: ControlProps;
  isLong: boolean;
  lang?: string;
  value: string;
  onChange(value: string): void;
}

function TextControl({ control, isLong, lang, value, onChange }: TextControlProps) {
  const Input = isLong ? TextArea : TextInput;
  return (
    <Input
      {...control}
      {...(lang && { lang })}
      value={value}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}
