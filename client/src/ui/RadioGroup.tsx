// A group of radio buttons as tiles.
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioGroupProps<T extends string> {
  legend: string;
  value: T | undefined;
  options: readonly RadioOption<T>[];
  onChange(value: T): void;
  /** Lays the options out side by side. */
  inline?: boolean;
  error?: string | undefined;
}

export function RadioGroup<T extends string>({
  legend,
  value,
  options,
  onChange,
  inline = false,
  error,
}: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid, and only a fieldset has a legend
      role="radiogroup"
      className="lw-radios"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="lw-label">{legend}</legend>
      <div className={cx('lw-radio-list', inline && 'lw-radio-list-inline')}>
        {options.map((option) => (
          <label key={option.value} className="lw-choice lw-choice-tile">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className="lw-radio"
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className="lw-hint block">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="lw-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
