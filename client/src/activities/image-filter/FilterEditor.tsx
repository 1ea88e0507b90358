// The nine weights of a filter and its divisor, typed or taken from a preset.
import { FILTER_LIMITS } from '@lanternwise/shared/activities/image-filter/filterGoal';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type FilterDraft, PRESET_FILTERS, type PresetName, readDivisor, readWeight } from './filterDraft.ts';
import styles from './ImageFilterActivity.module.css';
import { TypedNumber } from './TypedNumber.tsx';

export interface FilterEditorProps {
  filter: FilterDraft;
  disabled: boolean;
  onChange(next: Pick<FilterDraft, 'weights' | 'divisor'>): void;
}

export function FilterEditor({ filter: { weights, divisor }, disabled, onChange }: FilterEditorProps) {
  const { t } = useLingui();
  const divisorId = useId();
  const names: Record<PresetName, string> = { same: t`As it is`, blur: t`Blur`, edge: t`Edges`, sharpen: t`Sharpen` };
  const presets = Object.keys(PRESET_FILTERS) as PresetName[];
  return (
    <fieldset className={styles.editor} aria-label={t`Your filter`} disabled={disabled}>
      <div className={styles.presets}>
        {presets.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            data-control={`preset:${name}`}
            onClick={() =>
              onChange({ weights: [...PRESET_FILTERS[name].weights], divisor: PRESET_FILTERS[name].divisor })
            }
          >
            {names[name]}
          </Button>
        ))}
      </div>
      <div className={styles.weights}>
        {weights.map((weight, at) => {
          const [row, column] = [Math.floor(at / 3) + 1, (at % 3) + 1];
          return (
            <TypedNumber
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a weight is
              key={at}
              inputMode="text"
              min={-FILTER_LIMITS.weight}
              max={FILTER_LIMITS.weight}
              value={weight}
              aria-label={t`Weight in row ${row}, column ${column}`}
              data-control={`weight:${at}`}
              read={readWeight}
              onNumber={(typed) => onChange({ weights: weights.with(at, typed), divisor })}
            />
          );
        })}
      </div>
      <label className={styles.divisor} htmlFor={divisorId}>
        {t`divided by`}
        <TypedNumber
          id={divisorId}
          inputMode="numeric"
          min={1}
          max={FILTER_LIMITS.divisor}
          value={divisor}
          data-control="divisor"
          read={readDivisor}
          onNumber={(typed) => onChange({ weights, divisor: typed })}
        />
      </label>
    </fieldset>
  );
}
