// The navigation bar at the foot of a lesson.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import frame from '../../overlay-kit/lessonFrame.module.css';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './LessonNav.module.css';

export interface NavButton {
  label: string;
  disabled?: boolean;
  onPress(): void;
}

export interface LessonNavProps {
  /** Omitted where the dialog's close button suffices. */
  close?: NavButton;
  back?: NavButton;
  /** Between back and next. */
  middle?: ReactNode;
  next?: NavButton;
  /** Shown beside a disabled next button. */
  disabledReason?: string | undefined;
}

export function LessonNav({ close, back, middle, next, disabledReason }: LessonNavProps) {
  const { t } = useLingui();
  return (
    <nav className={frame.nav} aria-label={t`Lesson`}>
      <div className={frame.side}>
        {close && (
          <Button variant="quiet" disabled={close.disabled ?? false} onClick={close.onPress}>
            {close.label}
          </Button>
        )}
        {back && (
          <Button variant="secondary" disabled={back.disabled ?? false} onClick={back.onPress}>
            {back.label}
          </Button>
        )}
      </div>
      <div>{middle}</div>
      <div className={cx(frame.side, frame.end)}>
        {disabledReason && <p className={styles.disabledReason}>{disabledReason}</p>}
        {next && (
          <Button disabled={next.disabled ?? false} onClick={next.onPress}>
            {next.label}
          </Button>
        )}
      </div>
    </nav>
  );
}
