// The small sign that the server cannot be reached; it opens what is kept on this device and when it was last sent.
import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { useState } from 'react';
import { OfflineDialog } from './OfflineDialog.tsx';
import styles from './offline.module.css';

/** `isBesideStatus`: something else says already that there is no network. */
export function OfflineSign({ isBesideStatus = false }: { isBesideStatus?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isBesideStatus ? `${styles.sign} ${styles.small}` : styles.sign}
        data-offline-sign=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isBesideStatus ? (
          <HardDriveDownload aria-hidden="true" size={18} />
        ) : (
          <CloudOff aria-hidden="true" size={18} />
        )}
        <span className={styles.word}>
          {isBesideStatus ? <Trans>What is kept here</Trans> : <Trans>Offline</Trans>}
        </span>
      </button>
      {isOpen && <OfflineDialog onClose={() => setOpen(false)} />}
    </>
  );
}
