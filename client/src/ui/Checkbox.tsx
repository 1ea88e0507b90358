// A checkbox with its label.
import type { ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
  name?: string;
}

export function Checkbox({ label, checked, onChange, disabled, name }: CheckboxProps) {
  return (
    <label className="lw-choice">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        className="lw-check"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
