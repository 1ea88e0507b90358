// An option that is switched on and off by itself, with a check box and an explanation below.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import optionStyles from './option.module.css';
import styles from './ToggleOption.module.css';

export interface ToggleOptionProps {
  /** Name for tests, as `data-control`. */
  control: string;
  pressed: boolean;
  disabled?: boolean;
  className?: string | undefined;
  /** Shown below the button. */
  why?: string | false;
  onToggle(): void;
  children: ReactNode;
}

export function ToggleOption(props: ToggleOptionProps) {
  const { control, pressed, disabled = false, className, why, onToggle, children } = props;
  return (
    <>
      <button
        type="button"
        data-control={control}
        aria-pressed={pressed}
        disabled={disabled}
        className={cx(optionStyles.option, styles.toggle, className)}
        onClick={onToggle}
      >
        <span className={styles.box} aria-hidden="true">
          {pressed ? '✔' : ''}
        </span>
        {children}
      </button>
      {why && <p className={styles.why}>{why}</p>}
    </>
  );
}
