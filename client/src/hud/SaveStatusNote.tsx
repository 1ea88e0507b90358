// Shows whether progress is saved, being saved or waiting for a connection, and warns if this browser cannot store it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemoryOnly, useSaveStatus } from '../features/progress/hooks.ts';
import { useSession } from '../features/session/useSession.ts';
import { cx } from '../ui/cx.ts';
import styles from './SaveStatusNote.module.css';

const STATUS_LABELS = { saved: msg`Saved`, saving: msg`Saving`, offline: msg`Offline, will sync` } as const;
const STATUS_ICONS = { saved: CloudCheck, saving: RefreshCw, offline: CloudOff } as const;

/** `isBrief`: a small icon, whose words are seen only in trouble. */
export function SaveStatusNote({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useLingui();
  const status = useSaveStatus();
  const memoryOnly = useMemoryOnly();
  const guest = useSession().status === 'guest';
  const StatusIcon = guest ? HardDrive : STATUS_ICONS[status];
  const isIcon = isBrief && status !== 'offline' && !memoryOnly;
  const where = guest ? t`Saved in this browser. Sign up to keep it everywhere.` : t`Your progress`;
  return (
    <span
      className={cx(
        styles.note,
        status === 'saving' && styles.saving,
        status === 'offline' && styles.offline,
        isIcon && styles.icon,
      )}
      title={isIcon ? `${t(STATUS_LABELS[status])}. ${where}` : where}
      data-save-status=""
    >
      <StatusIcon aria-hidden="true" size={16} />
      <span role="status" className={cx(isIcon && 'lw-hidden')}>
        {t(STATUS_LABELS[status])}
      </span>
      {memoryOnly ? (
        <span className={styles.warning}>
          <Trans>This browser cannot store progress: keep the page open until it says Saved.</Trans>
        </span>
      ) : null}
    </span>
  );
}
