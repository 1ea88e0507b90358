// A letter or number in a circle before an option, a place or a tab; hidden from screen readers.
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.badge}>
      {children}
    </span>
  );
}
