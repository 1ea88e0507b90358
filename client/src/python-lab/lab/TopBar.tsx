// The bar over the Lab and the Workshop: icon, name, what is open, and the buttons.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './TopBar.module.css';

export interface TopBarProps {
  icon: ReactNode;
  name: string;
  subtitle: string;
  /** Changes of the subtitle are read aloud. */
  isSubtitleLive?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function TopBar({ icon, name, subtitle, isSubtitleLive = false, className, children }: TopBarProps) {
  return (
    <header className={cx(styles.bar, className)}>
      {icon}
      <p className={styles.title}>
        <span className={styles.name}>{name}</span>
        <span className={styles.subtitle} role={isSubtitleLive ? 'status' : undefined}>
          {subtitle}
        </span>
      </p>
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
