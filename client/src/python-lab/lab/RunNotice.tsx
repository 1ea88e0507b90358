// Says why a press of Run shows nothing yet: Python is still starting, or this very program is at work already.
import Hourglass from 'lucide-react/icons/hourglass';
import { LAB_MESSAGES } from './labMessages.ts';
import styles from './RunNotice.module.css';

export interface RunNoticeProps {
  isRunning: boolean;
  /** The program waits for Python. */
  isWaiting: boolean;
  /** Run was pressed once more for the same text. */
  isRepeated: boolean;
}

export function RunNotice({ isRunning, isWaiting, isRepeated }: RunNoticeProps) {
  const text =
    isRunning && isWaiting ? LAB_MESSAGES.startsByItself : isRunning && isRepeated && LAB_MESSAGES.alreadyRunning;
  return (
    // Always there, so that what is put into it is read aloud.
    <div role="status" data-run-notice="">
      {text && (
        <p className={styles.notice}>
          <Hourglass aria-hidden="true" size={18} /> {text}
        </p>
      )}
    </div>
  );
}
