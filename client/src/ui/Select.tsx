// A native select, which works with every keyboard, phone and screen reader.
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
}

export interface SelectProps<T extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: T | '';
  options: readonly SelectOption<T>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  onChange(value: T): void;
}

export function Select<T extends string>({
  value,
  options,
  placeholder,
  onChange,
  className,
  ...rest
}: SelectProps<T>) {
  const chosen = (raw: string) => options.find((option) => option.value === raw)?.value;
  return (
    <span className={cx('lw-select', className)}>
      <select
        {...rest}
        value={value}
        className="lw-input"
        onChange={(event) => {
          const next = chosen(event.target.value);
          if (next !== undefined) onChange(next);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={20} className="lw-select-arrow" />
    </span>
  );
}

/** A select with its label. */
export function SelectField<T extends string>({
  label,
  hint,
  error,
  optional,
  ...select
}: SelectProps<T> & Omit<FieldProps, 'children'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
