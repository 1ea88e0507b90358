// Shows one class account, with buttons to reset its pass phrase, rename, move or delete it, and undo a deletion.
import { DELETION_GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { GroupMember, GroupRow } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { formatDate } from '../../i18n/format.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { MoveMemberForm } from './MoveMemberForm.tsx';
import { NewPassphrasesDialog } from './NewPassphrasesDialog.tsx';

export interface AccountRowProps {
  group: GroupRow;
  member: GroupMember;
}

export function AccountRow({ group, member }: AccountRowProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'edit' | 'passphrase'>();
  const [change, { isLoading }] = groupsApi.useChangeClassAccountMutation();
  const { name } = member;
  const archived = group.archivedAt !== null;
  const close = () => setOpened(undefined);
  const handleKeep = () =>
    attempt(
      change({ groupId: group.id, userId: member.id, deleted: false }),
      t`The account of ${name} is restored. Now create a new pass phrase for it.`,
    );
  const deletionDay = member.deletionDueAt === null ? undefined : formatDate(member.deletionDueAt, 'medium');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line/40 bg-panel px-4 py-2">
      <span className="min-w-0 font-bold break-words">{name}</span>
      <span className="mr-auto font-code text-muted">{member.username}</span>
      {deletionDay === undefined && !archived && (
        <>
          <Button variant="quiet" size="small" onClick={() => setOpened('passphrase')}>
            <Trans>
              New pass phrase<span className="lw-hidden"> for {name}</span>
            </Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpened('edit')}>
            <Trans>
              Edit<span className="lw-hidden"> {name}</span>
            </Trans>
          </Button>
        </>
      )}
      {deletionDay !== undefined && (
        <>
          <span className="text-muted">
            <Trans>Deleted. All data will be erased on {deletionDay}.</Trans>
          </span>
          {!archived && (
            <Button variant="quiet" size="small" busy={isLoading} onClick={() => void handleKeep()}>
              <Trans>
                Restore<span className="lw-hidden"> {name}</span>
              </Trans>
            </Button>
          )}
        </>
      )}
      {opened === 'edit' && <ChangeAccountDialog group={group} member={member} onClose={close} />}
      {opened === 'passphrase' && <NewPassphrasesDialog groupId={group.id} of={[member]} onClose={close} />}
    </li>
  );
}

interface ChangeAccountDialogProps {
  group: GroupRow;
  member: GroupMember;
  onClose(): void;
}

function ChangeAccountDialog({ group, member, onClose }: ChangeAccountDialogProps) {
  const { t } = useLingui();
  const [changeAccount] = groupsApi.useChangeClassAccountMutation();
  const savedName = member.name;
  const form = useForm<{ name: string; deleted?: true }, { name?: string | undefined; deleted?: boolean | undefined }>({
    initial: { name: savedName },
    schema: () =>
      import('@lanternwise/shared/contracts/class-accounts').then((contracts) => contracts.changeClassAccount.body),
    body: ({ name, deleted }) => (deleted ? { deleted } : { name }),
    async send(body) {
      await changeAccount({ groupId: group.id, userId: member.id, ...body }).unwrap();
      showToast('success', body.deleted ? t`The account of ${savedName} is deleted.` : t`The name is saved.`);
      onClose();
    },
    failureAt: 'name',
  });
  return (
    <Dialog title={savedName} size="small" onClose={onClose}>
      <div className="grid gap-6">
        <FormColumn form={form} submit={<Trans>Save name</Trans>} className="grid gap-3">
          <TextField label={t`Name on the class list`} autoComplete="off" {...form.field('name')} />
        </FormColumn>
        {group.part === 'owner' && <MoveMemberForm group={group} member={member} onMoved={onClose} />}
        <div className="grid gap-3 border-t-2 border-line/40 pt-4">
          <p>
            <Trans>
              Deleting signs the student out, and the login card stops working. You can restore the account for{' '}
              {DELETION_GRACE_DAYS} days; after that, everything in it is erased for good.
            </Trans>
          </p>
          <div>
            <Button variant="danger" busy={form.busy} onClick={() => form.submit(undefined, { deleted: true })}>
              <Trans>Delete account</Trans>
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
