// A field for several short entries: typed, added with Enter or the button, shown as chips that can be removed.
import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface ListFieldProps {
  label: string;
  addLabel: string;
  entries: readonly string[];
  /** Characters of an entry, and how many entries there may be. */
  maxLength: number;
  most: number;
  suggestions?: readonly string[];
  suggestionsLabel?: string;
  onChange(entries: readonly string[]): void;
}

export function ListField(props: ListFieldProps) {
  const { label, addLabel, entries, maxLength, most, suggestions = [], suggestionsLabel, onChange } = props;
  const { t } = useLingui();
  const [text, setText] = useState('');
  const isFull = entries.length >= most;
  const add = (entry: string) => {
    onChange(addEntry(entries, entry, most));
    setText('');
  };
  const open = suggestions.filter((suggestion) => addEntry(entries, suggestion, most) !== entries);
  return (
    <div className="grid gap-3">
      <Field label={label} hint={isFull ? t`There is no room for more.` : undefined}>
        {(control) => (
          <span className="flex flex-wrap gap-3">
            <TextInput
              {...control}
              className="min-w-48 flex-1"
              autoComplete="off"
              maxLength={maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                // Enter ends a word of an input method, such as Hindi typed in Latin letters.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add(text);
              }}
            />
            <Button variant="secondary" disabled={isFull} onClick={() => add(text)}>
              {addLabel}
            </Button>
          </span>
        )}
      </Field>
      {entries.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry} className="lw-badge lw-badge-violet max-w-full gap-1 [overflow-wrap:anywhere]">
              {entry}
              <button
                type="button"
                aria-label={t`Remove ${entry}`}
                className="grid size-7 place-items-center rounded-full"
                onClick={() => onChange(entries.filter((other) => other !== entry))}
              >
                <X aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && !isFull && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">{suggestionsLabel}</span>
          {open.map((suggestion) => (
            <Button
              key={suggestion}
              variant="quiet"
              size="small"
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={() => add(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Empty entries, duplicates and those beyond the limit are ignored: then it returns the same list. */
export function addEntry(entries: readonly string[], entry: string, most: number): readonly string[] {
  const text = entry.trim();
  const isKnown = entries.some((other) => other.toLowerCase() === text.toLowerCase());
  return text === '' || isKnown || entries.length >= most ? entries : [...entries, text];
}
