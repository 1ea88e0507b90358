// The window of a lesson or an activity beside its place: title with tools, one scrolling part, one row of buttons.
import { useRef } from 'react';
import { cx } from '../ui/cx.ts';
import { GameDialog, type GameDialogProps } from './GameDialog.tsx';
import styles from './lessonFrame.module.css';
import { PlaceFrame } from './PlaceFrame.tsx';
import { WindowSlot, WindowSlots } from './windowSlots.tsx';

export interface LessonWindowProps extends Omit<GameDialogProps, 'size'> {
  /** `full` fills the screen where the requirements ask for it, with a pane that shows the place. */
  size?: 'side' | 'full';
}

export function LessonWindow({ size = 'side', className, children, ...rest }: LessonWindowProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isFull = size === 'full';
  return (
    <GameDialog {...rest} size={size} className={cx(styles.dialog, isFull && styles.whole, className)}>
      <WindowSlots>
        <WindowSlot name="title" className={styles.tools} />
        {isFull && <div ref={pane} data-live-pane="" className={styles.pane} />}
        <PlaceFrame pane={isFull ? pane : undefined}>
          {isFull ? <div className={styles.column}>{children}</div> : children}
        </PlaceFrame>
      </WindowSlots>
    </GameDialog>
  );
}
