// The steps of a lesson as stones of a path; a finished step shows a star.
import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './LessonPath.module.css';

export interface LessonStone {
  id: string;
  title: string;
  isDone: boolean;
  /** Number or icon, replaced by a star when the step is done. */
  mark: ReactNode;
}

interface LessonPathProps {
  stones: readonly LessonStone[];
  page: number;
  /** The title of the page stands below it. */
  hasHeading?: boolean;
}

export function LessonPath({ stones, page, hasHeading = false }: LessonPathProps) {
  return (
    <ol className={styles.path}>
      {stones.map(({ id, title, isDone, mark }, at) => (
        <li
          key={id}
          aria-current={at === page ? 'step' : undefined}
          className={cx(styles.stone, isDone && styles.isDone, at === page && styles.isHere)}
        >
          <span className={styles.mark}>
            {isDone ? <Star aria-hidden="true" size={18} fill="currentColor" /> : mark}
            {isDone && (
              <span className="lw-hidden">
                <Trans>done:</Trans>{' '}
              </span>
            )}
          </span>
          <span className={hasHeading ? 'lw-hidden' : styles.name}>{title}</span>
        </li>
      ))}
    </ol>
  );
}
