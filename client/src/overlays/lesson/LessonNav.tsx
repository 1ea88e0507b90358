// The bar at the foot of a lesson: Close, Back, Activity, Next, and whatever the lesson adds.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

export interface NavButton {
  label: string;
  disabled?: boolean;
  onPress(): void;
}

export interface LessonNavProps {
  /** Left out where the window's X is enough. */
  close?: NavButton;
  back?: NavButton;
  /** Between back and next. */
  middle?: ReactNode;
  next?: NavButton;
  /** Why next waits, said under the bar. */
  disabledReason?: string | undefined;
}

export function LessonNav({ close, back, middle, next, disabledReason }: LessonNavProps) {
  const { t } = useLingui();
  return (
    <nav className="lesson-nav" aria-label={t`Lesson`}>
      <div className="lesson-nav-side">
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
      <div className="lesson-nav-middle">{middle}</div>
      <div className="lesson-nav-side lesson-nav-end">
        {disabledReason && <p className="act-wait">{disabledReason}</p>}
        {next && (
          <Button disabled={next.disabled ?? false} onClick={next.onPress}>
            {next.label}
          </Button>
        )}
      </div>
    </nav>
  );
}
