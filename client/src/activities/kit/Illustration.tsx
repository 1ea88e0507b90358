// Shows a lesson picture by name, or a symbol on a lantern-lit card where there is no picture of that name.
import type { IconName } from '@lanternwise/shared/content/icons';
import { cx } from '../../ui/cx.ts';
import { ContentIcon } from './ContentIcon.tsx';
import styles from './Illustration.module.css';

const pictureUrls = import.meta.glob<string>('../../../../assets/ui/illustrations/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface IllustrationProps {
  name: string;
  /** Shown where the picture is missing. */
  symbol: IconName;
  /** `reading` = beside the text of a page; `thumbnail` = on a button. */
  size?: 'reading' | 'thumbnail';
  className?: string | undefined;
}

export function Illustration({ name, symbol, size, className }: IllustrationProps) {
  const picture = pictureUrls[`../../../../assets/ui/illustrations/${name}.webp`];
  return (
    <div className={cx(styles.picture, size && styles[size], className)} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <span className={styles.symbol}>
          <ContentIcon name={symbol} size="1em" />
        </span>
      )}
    </div>
  );
}
