// A rating of one to five stars, made of radio buttons so that keyboards and screen readers work.
import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { RATING_LABELS } from './feedbackForm.ts';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  label: string;
  /** 0 if nothing is chosen. */
  value: number;
  onChange(value: number): void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export function StarRating({ label, value, onChange, ...problem }: StarRatingProps) {
  const { t } = useLingui();
  const name = useId();
  const chosen = RATING_LABELS[value - 1];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid, and only a fieldset has a legend
    <fieldset role="radiogroup" className={styles.rating} {...problem}>
      <legend className="lw-label">{label}</legend>
      <span className={styles.row}>
        {RATING_LABELS.map((label) => t(label)).map((word, index) => (
          <label key={word} className={cx(styles.star, index < value && styles.isFull)} title={word}>
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
        <span className={styles.word}>{chosen ? t(chosen) : t`Choose 1 to 5`}</span>
      </span>
    </fieldset>
  );
}
