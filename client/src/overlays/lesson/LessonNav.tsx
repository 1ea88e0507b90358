// The one row of buttons of a lesson's window: ways back, what the activity in it offers, and the way on.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import styles from '../../overlay-kit/windowBar.module.css';
import { WindowSlot } from '../../overlay-kit/windowSlots.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';

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
  /** Said by a disabled next button that is asked. */
  disabledReason?: string | undefined;
}

export function LessonNav({ close, back, middle, next, disabledReason }: LessonNavProps) {
  const { t } = useLingui();
  return (
    <nav className={cx('lw-window-bar', styles.bar)} aria-label={t`Lesson`}>
      <div className={styles.side}>
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
      <div className={styles.middle}>{middle}</div>
      <WindowSlot name="bar" className={styles.actions} />
      <div className={cx(styles.side, styles.end)}>
        {next && (
          <WaitingButton
            data-way-on=""
            disabled={next.disabled ?? false}
            waitsFor={next.disabled ? disabledReason : undefined}
            onClick={next.onPress}
          >
            {next.label}
          </WaitingButton>
        )}
      </div>
    </nav>
  );
}
