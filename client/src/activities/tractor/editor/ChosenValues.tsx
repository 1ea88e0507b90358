// The numbers and lists of the chosen block as form fields, for keyboards and for fingers too large for a block's fields.
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { revealQuestion } from '../../kit/feedback/reveal.ts';
import styles from './BlockEditor.module.css';
import type { ChosenBlock } from './workspaceEdits.ts';

interface ChosenValuesProps {
  block: ChosenBlock;
  onChange(name: string, value: string): void;
}

export function ChosenValues({ block, onChange }: ChosenValuesProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ name: string; text: string }>();
  const prefix = useId();
  const { label, values } = block;
  if (values.length === 0) return null;
  return (
    <fieldset ref={revealQuestion} className={styles.values} aria-label={t`In the chosen block: ${label}`}>
      {values.map(({ name, value, options }) =>
        options ? (
          <Select
            key={name}
            aria-label={name === 'IS' ? t`Comparison` : t`Condition`}
            data-control={`value:${name}`}
            value={value}
            options={options}
            onChange={(next) => onChange(name, next)}
          />
        ) : (
          <span key={name} className={styles.value}>
            <label htmlFor={`${prefix}${name}`}>{name === 'TIMES' ? t`Times:` : t`Number:`}</label>
            <TextInput
              id={`${prefix}${name}`}
              inputMode="numeric"
              autoComplete="off"
              data-control={`value:${name}`}
              // While a number is typed it may be empty or out of range; what counts stands in the block.
              value={draft?.name === name ? draft.text : value}
              onChange={(event) => {
                setDraft({ name, text: event.target.value });
                onChange(name, event.target.value);
              }}
              onBlur={() => setDraft(undefined)}
            />
          </span>
        ),
      )}
    </fieldset>
  );
}
