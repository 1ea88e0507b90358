// A native range slider with its label and value.
import type { CSSProperties } from 'react';

export interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value for the label and screen readers; the plain number if omitted. */
  format?(value: number): string;
  onChange(value: number): void;
}

export function Slider({ label, value, min = 0, max = 1, step = 0.05, format = String, onChange }: SliderProps) {
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <label className="lw-slider">
      <span className="lw-slider-top">
        <span className="lw-label">{label}</span>
        <output className="lw-slider-value">{format(value)}</output>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={format(value)}
        value={value}
        min={min}
        max={max}
        step={step}
        style={{ '--filled': `${filled}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
