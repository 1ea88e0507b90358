// The window of a lesson or an activity: a title with its tools, one scrolling part, and one row of buttons outside it.
import { cx } from '../ui/cx.ts';
import { GameDialog, type GameDialogProps } from './GameDialog.tsx';
import styles from './lessonFrame.module.css';
import { WindowSlot, WindowSlots } from './windowSlots.tsx';

export function LessonWindow({ size = 'full', className, children, ...rest }: GameDialogProps) {
  return (
    <GameDialog {...rest} size={size} className={cx(styles.dialog, size === 'full' && styles.centred, className)}>
      <WindowSlots>
        <WindowSlot name="title" className={styles.tools} />
        {children}
      </WindowSlots>
    </GameDialog>
  );
}
