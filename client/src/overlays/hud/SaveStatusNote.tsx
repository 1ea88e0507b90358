// 'Saved / Saving / Offline, will sync', always in words, and a note where this browser cannot keep anything.
import { CloudCheck, CloudOff, HardDrive, RefreshCw } from 'lucide-react';
import { useMemoryOnly, useSaveStatus } from '../../features/progress/hooks.ts';
import { useSession } from '../../features/session/useSession.ts';

const WORDS = { saved: 'Saved', saving: 'Saving', offline: 'Offline, will sync' } as const;
const SIGNS = { saved: CloudCheck, saving: RefreshCw, offline: CloudOff } as const;

export function SaveStatusNote() {
  const status = useSaveStatus();
  const memoryOnly = useMemoryOnly();
  const guest = useSession().status === 'guest';
  const Sign = guest ? HardDrive : SIGNS[status];
  const where = guest ? 'Kept in this browser. Sign up to keep it everywhere.' : 'Your progress';
  return (
    <span className={`save save-${status}`} title={where}>
      <Sign aria-hidden="true" size={16} />
      <span role="status">{WORDS[status]}</span>
      {memoryOnly ? (
        <span className="save-warning">
          This browser cannot store progress: keep the page open until it says Saved.
        </span>
      ) : null}
    </span>
  );
}
