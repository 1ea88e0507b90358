// Asks before something that costs, does it, says what came of it, and closes; and a button that begins with asking.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
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
    await attempt(onConfirm(), done);
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

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  button: Omit<ButtonProps, 'onClick'>;
}

export function ConfirmButton({ button, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" {...button} onClick={() => setOpen(true)} />
      {isOpen && <ConfirmDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
