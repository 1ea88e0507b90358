// A named panel of the Lab: its title over its content.
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './LabPanel.module.css';

export interface LabPanelProps {
  title: string;
  icon: ReactNode;
  /** Beside the title, at the end of the line. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function LabPanel({ title, icon, aside, className, children }: LabPanelProps) {
  const id = useId();
  return (
    <section className={cx(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <h3 id={id}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
