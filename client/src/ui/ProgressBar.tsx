// A progress bar.
export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  colour?: 'green' | 'amber' | 'teal';
  /** Spoken value; "40%" if omitted. */
  valueText?: string;
}

export function ProgressBar({ label, value, max = 100, colour = 'green', valueText }: ProgressBarProps) {
  const percent = max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 100) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText ?? `${percent}%`}
      className={`lw-bar lw-bar-${colour}`}
    >
      {percent > 0 && <span className="lw-bar-fill" style={{ inlineSize: `${percent}%` }} />}
    </div>
  );
}
