// Asks before something that costs, does it, says what came of it, and closes.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  /** By default "Cancel". */
  cancelLabel?: string;
  /** What happens then: running text, and controls if there are choices. */
  children: ReactNode;
  /** Rejects with the request's error. */
  onConfirm(): Promise<unknown>;
  /** Said after that. */
  done?: string;
  onClose(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, children, onConfirm, done, onClose } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      if (done !== undefined) showToast('success', done);
    } catch (error) {
      showToast('error', errorMessage(error));
    }
    onClose();
  };
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <div className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-4">
          <Button onClick={onClose}>{cancelLabel ?? <Trans>Cancel</Trans>}</Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
