// Shows one class account, with buttons to reset its pass phrase, rename it, delete it, and undo a deletion.
import { DELETION_GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { GroupMember } from '@lanternwise/shared/contracts/groups';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { useChangeClassAccountMutation } from '../../features/groups/groupsApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { formatDay } from './formatGroup.ts';

export interface AccountRowProps {
  groupId: string;
  member: GroupMember;
  busy: boolean;
  onReset(): Promise<void>;
}

export function AccountRow({ groupId, member, busy, onReset }: AccountRowProps) {
  const [open, setOpen] = useState(false);
  const [change, { isLoading }] = useChangeClassAccountMutation();
  const handleKeep = async () => {
    try {
      await change({ groupId, userId: member.id, deleted: false }).unwrap();
      showToast('success', `${member.name}'s account is restored. Now create a new pass phrase for it.`);
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  const nameSuffix = <span className="lw-hidden"> {member.name}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line/40 bg-panel px-4 py-2">
      <span className="min-w-0 font-bold break-words">{member.name}</span>
      <span className="mr-auto font-code text-muted">{member.username}</span>
      {member.deletionDueAt === null ? (
        <>
          <Button variant="quiet" size="small" busy={busy} onClick={() => void onReset()}>
            New pass phrase<span className="lw-hidden"> for {member.name}</span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Edit{nameSuffix}
          </Button>
        </>
      ) : (
        <>
          <span className="text-muted">Deleted. All data will be erased on {formatDay(member.deletionDueAt)}.</span>
          <Button variant="quiet" size="small" busy={isLoading} onClick={() => void handleKeep()}>
            Restore{nameSuffix}
          </Button>
        </>
      )}
      {open && <ChangeAccountDialog groupId={groupId} member={member} onClose={() => setOpen(false)} />}
    </li>
  );
}

function ChangeAccountDialog({ groupId, member, onClose }: { groupId: string; member: GroupMember; onClose(): void }) {
  const [change, { isLoading }] = useChangeClassAccountMutation();
  const [name, setName] = useState(member.name);
  const [error, setError] = useState<string>();
  const saveChange = async (changes: { name?: string; deleted?: boolean }, successMessage: string) => {
    if (isLoading) return;
    setError(undefined);
    try {
      await change({ groupId, userId: member.id, ...changes }).unwrap();
      showToast('success', successMessage);
      onClose();
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveChange({ name }, 'The name is saved.');
  };
  return (
    <Dialog title={member.name} size="small" onClose={onClose}>
      <div className="grid gap-6">
        <form className="grid gap-3" noValidate onSubmit={submit}>
          <Field label="Name on the class list" error={error}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit" busy={isLoading}>
              Save name
            </Button>
          </div>
        </form>
        <div className="grid gap-3 border-t-2 border-line/40 pt-4">
          <p>
            Deleting signs the student out, and the login card stops working. You can restore the account for{' '}
            {DELETION_GRACE_DAYS} days; after that, everything in it is erased for good.
          </p>
          <div>
            <Button
              variant="danger"
              busy={isLoading}
              onClick={() => void saveChange({ deleted: true }, `${member.name}'s account is deleted.`)}
            >
              Delete account
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
