// The small sign that the server cannot be reached; it opens what is kept on this device and when it was last sent.
import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { OfflineDialog } from './OfflineDialog.tsx';
import styles from './offline.module.css';

export function OfflineSign() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-offline-sign=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CloudOff aria-hidden="true" size={18} />
        <span className={styles.word}>
          <Trans>Offline</Trans>
        </span>
      </button>
      {isOpen && <OfflineDialog onClose={() => setOpen(false)} />}
    </>
  );
}
