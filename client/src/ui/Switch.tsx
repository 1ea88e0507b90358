// A switch that takes effect at once, without a save button.
import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
}

export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className="lw-choice lw-choice-switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        className="lw-switch"
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
