// Explains an administrative action and asks for its reason before running it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';

export interface ReasonDialogProps {
  title: string;
  /** One or two sentences about the effect. */
  text: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** Further fields, shown above the reason. */
  children?: ReactNode;
  /** Rejects with the request's error. The dialog stays if it resolves to false: the caller shows something else instead. */
  onConfirm(reason: string): Promise<unknown>;
  onClose(): void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, danger = false, children, onConfirm, onClose } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const handleConfirm = async () => {
    if (reason.trim().length < 3) {
      setError(t`Please enter a reason of at least 3 characters. It is recorded in the audit log.`);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      if ((await onConfirm(reason.trim())) !== false) onClose();
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void handleConfirm();
  };

  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p>{text}</p>
        {children}
        <TextAreaField
          label={t`Reason`}
          hint={t`Recorded in the audit log.`}
          error={error}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={setReason}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
