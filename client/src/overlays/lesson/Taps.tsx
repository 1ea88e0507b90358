// What may be read besides: a row of small buttons, of which each shows its text below; one at a time.
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './Taps.module.css';

export interface Tap {
  name: string;
  icon?: ReactNode;
  content: ReactNode;
}

/** Each fades in this much later than the one before (lessons.txt 9). */
const FADE_DELAY_SECONDS = 0.1;

export function Taps({ taps, className }: { taps: readonly Tap[]; className?: string | undefined }) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const shown = taps.find(({ name }) => name === open);
  return (
    <>
      <ul className={cx(styles.row, className)}>
        {taps.map(({ name, icon }, at) => (
          <li key={name} style={{ animationDelay: `${at * FADE_DELAY_SECONDS}s` }}>
            <button
              type="button"
              className={styles.tap}
              aria-expanded={name === open}
              aria-controls={name === open ? id : undefined}
              onClick={() => setOpen(name === open ? undefined : name)}
            >
              {icon && (
                <span aria-hidden="true" className={styles.icon}>
                  {icon}
                </span>
              )}
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <div key={shown.name} id={id} className={styles.content}>
          {shown.content}
        </div>
      )}
    </>
  );
}
