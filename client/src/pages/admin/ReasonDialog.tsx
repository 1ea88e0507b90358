// Explains an administrative action and asks for its reason before running it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
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
  /** Said after that. */
  done?: string | undefined;
  onClose(): void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, danger = false, children, onConfirm, done, onClose } = props;
  const { t } = useLingui();
  const form = useForm({
    initial: { reason: '' },
    schema: () => import('@lanternwise/shared/contracts/admin-users').then((contracts) => contracts.reasonBody),
    async send({ reason }) {
      if ((await onConfirm(reason.trim())) === false) return;
      if (done !== undefined) showToast('success', done);
      onClose();
    },
    failureAt: 'reason',
  });
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <p>{text}</p>
        {children}
        <TextAreaField
          label={t`Reason`}
          hint={t`Recorded in the audit log.`}
          rows={2}
          maxLength={300}
          {...form.field('reason')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
