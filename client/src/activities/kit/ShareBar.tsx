// A bar that is filled up to a share; the number stands beside it as text.
import { cx } from '../../ui/cx.ts';
import styles from './ShareBar.module.css';

export interface ShareBarProps {
  /** 0–1. */
  share: number;
  colour?: 'gold' | 'violet';
}

export function ShareBar({ share, colour = 'gold' }: ShareBarProps) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={cx('lw-fill', styles.fill, colour === 'violet' && styles.violet)}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  );
}
