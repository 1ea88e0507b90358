// Covers everything while the teacher holds the class: the pause, or 'All eyes here' with the teacher's line in large letters.
import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import Pause from 'lucide-react/icons/pause';
import { TellAdultButton } from '../../../help/TellAdultButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './liveLesson.module.css';

/**
 * @param line what the teacher says, or null for a pause without any; shown as text, never as markup
 * @param isOwnText whether these are the teacher's own words, not a ready-made line
 */
export function HoldDialog({ line, isOwnText = false }: { line: string | null; isOwnText?: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={line === null ? t`Your teacher has paused the lesson` : t`All eyes here`}
      colour="amber"
      size="wide"
      className={styles.hold}
      level="hold"
    >
      <div data-lesson-hold="" className={styles.holdBody}>
        {line === null ? <Pause aria-hidden="true" size={72} /> : <Eye aria-hidden="true" size={72} />}
        {line !== null && (
          <p role="alert" className={styles.line}>
            {line}
          </p>
        )}
        <p role={line === null ? 'alert' : undefined} className={styles.holdNote}>
          {t`Everything stays as it is. You can go on when your teacher says so.`}
        </p>
        {line !== null && isOwnText && <TellAdultButton field="live-gather" text={line} />}
      </div>
    </Dialog>
  );
}
