// A tool's picture beside its figures and controls; below them on narrow screens.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './ImageExplorerActivity.module.css';

export interface ToolLayoutProps {
  picture: ReactNode;
  /** Name of the picture's canvas for tests. */
  control?: string;
  /** A plot needs more room than a square picture. */
  wide?: boolean;
  /** The picture only shows. */
  disabled?: boolean;
  /** Feedback and Check. */
  foot: ReactNode;
  children: ReactNode;
}

export function ToolLayout({ picture, control, wide = false, disabled = false, foot, children }: ToolLayoutProps) {
  return (
    <div className={cx(styles.tool, wide && styles.isWide)}>
      <div className={styles.picture} data-control={control} inert={disabled}>
        {picture}
      </div>
      <div className={styles.controls}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}

/** Names and values; read aloud when a value changes. */
export function Figures({ figures }: { figures: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.figures} aria-live="polite">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
