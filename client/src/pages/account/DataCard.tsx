// Describes the stored data of an account, with download and deletion.
import type { Role } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../../features/account/accountApi.ts';
import { attempt } from '../../features/attempt.ts';
import { request } from '../../features/http/request.ts';
import { signOut } from '../../features/session/sessionThunks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useForm } from '../../features/useForm.ts';
import { formatDate } from '../../i18n/format.ts';
import { downloadFile } from '../../lib/csv/csv.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function DataCard({ role }: { role: Role }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card title={<Trans>What we keep</Trans>} className="grid gap-3">
      <ul className="lw-lights grid gap-2">
        <li>
          <Trans>Your user name, your age group, and an e-mail address if there is one.</Trans>
        </li>
        <li>
          <Trans>Which lessons and tasks you did, when, and how often you tried.</Trans>
        </li>
        <li>
          <Trans>Your avatar, your settings, and what you write in your profile.</Trans>
        </li>
        <li>
          <Trans>Your backpack, if you have one: encrypted, so that we cannot read it.</Trans>
        </li>
      </ul>
      <p className="text-muted">
        <Trans>Your password is stored in a form that no one can read, not even us.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <DownloadDataButton />
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <DeleteAccountDialog open={deleting} role={role} onClose={() => setDeleting(false)} />
    </Card>
  );
}

function DownloadDataButton() {
  const [busy, setBusy] = useState(false);
  const handleDownload = async () => {
    setBusy(true);
    await attempt(
      // As it arrives, without reading it: an export can be large.
      request('GET /user/export', undefined).then(async (reply) =>
        downloadFile('lanternwise-my-data.json', await reply.blob(), 'application/json'),
      ),
    );
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void handleDownload()}>
      <Trans>Download my data</Trans>
    </Button>
  );
}

function DeleteAccountDialog({ open, role, onClose }: { open: boolean; role: Role; onClose(): void }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove] = accountApi.useDeleteAccountMutation();
  const form = useForm({
    initial: { password: '' },
    schema: () => import('@lanternwise/shared/contracts/account').then((contracts) => contracts.deleteAccount.body),
    async send(body) {
      const { deletionDueAt } = await remove(body).unwrap();
      const day = formatDate(deletionDueAt, 'long', 'UTC');
      await navigate('/');
      await dispatch(signOut());
      showToast('info', t`Your account will be deleted on ${day}. Sign in before then to keep it.`);
    },
    failureAt: 'password',
  });
  return (
    <Dialog open={open} title={t`Delete your account?`} onClose={onClose}>
      <FormColumn
        form={form}
        submit={<Trans>Delete account</Trans>}
        variant="danger"
        others={
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            You will be signed out on all devices. You have 14 days to change your mind: sign in and choose to keep the
            account. After that, your progress, certificates and profile are deleted for good.
          </Trans>
        </p>
        {(role === 'Teacher' || role === 'Admin') && (
          <p>
            <Trans>
              Classes that you own then go to the co-teacher who has taught them longest. Classes without a co-teacher
              are archived; your students keep what they made.
            </Trans>
          </p>
        )}
        <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
      </FormColumn>
    </Dialog>
  );
}
