// 'Saved / Saving / Offline, will sync', always in words, and a note where this browser cannot keep anything.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, CloudOff, HardDrive, RefreshCw } from 'lucide-react';
import { useMemoryOnly, useSaveStatus } from '../features/progress/hooks.ts';
import { useSession } from '../features/session/useSession.ts';

const STATUS_LABELS = { saved: msg`Saved`, saving: msg`Saving`, offline: msg`Offline, will sync` } as const;
const STATUS_ICONS = { saved: CloudCheck, saving: RefreshCw, offline: CloudOff } as const;

export function SaveStatusNote() {
  const { t } = useLingui();
  const status = useSaveStatus();
  const memoryOnly = useMemoryOnly();
  const guest = useSession().status === 'guest';
  const StatusIcon = guest ? HardDrive : STATUS_ICONS[status];
  const where = guest ? t`Kept in this browser. Sign up to keep it everywhere.` : t`Your progress`;
  return (
    <span className={`save save-${status}`} title={where}>
      <StatusIcon aria-hidden="true" size={16} />
      <span role="status">{t(STATUS_LABELS[status])}</span>
      {memoryOnly ? (
        <span className="save-warning">
          <Trans>This browser cannot store progress: keep the page open until it says Saved.</Trans>
        </span>
      ) : null}
    </span>
  );
}
