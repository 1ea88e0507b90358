// Choosing one to five stars: radio buttons that look like stars, so that arrows, touch and screen readers work.
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { RATING_LABELS } from './feedbackForm.ts';

export interface StarRatingProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange(value: number): void;
}

export function StarRating({ label, value, onChange }: StarRatingProps) {
  const { t } = useLingui();
  const name = useId();
  const chosen = RATING_LABELS[value - 1];
  return (
    <fieldset className="rate">
      <legend className="lw-label">{label}</legend>
      <span className="rate-row">
        {RATING_LABELS.map((label) => t(label)).map((word, index) => (
          <label key={word} className={index < value ? 'rate-star is-full' : 'rate-star'} title={word}>
            <input
              type="radio"
              name={name}
              className="lw-hidden"
              aria-label={`${index + 1} ${word}`}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Star aria-hidden="true" size={34} />
          </label>
        ))}
        <span className="rate-word">{chosen ? t(chosen) : t`Choose 1 to 5`}</span>
      </span>
    </fieldset>
  );
}
