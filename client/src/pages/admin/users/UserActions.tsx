// Administrative actions on one account, each with a dialog that asks for a reason.
import { ROLES, type Role } from '@lanternwise/shared/constants/users';
import { GRANTED_PLANS, type UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { type RefObject, useRef, useState } from 'react';
import {
  useChangeUserRoleMutation,
  useConfirmTeacherMutation,
  useGrantUserPlanMutation,
  useResetUserPasswordMutation,
  useRestoreUserMutation,
  useSignOutUserMutation,
  useSuspendUserMutation,
} from '../../../features/admin/adminApi.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showToast } from '../../../lib/showToast.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { humanize } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

type UserAction = keyof typeof SIMPLE_ACTIONS | 'role' | 'plan' | 'password';

export function UserActions({ user }: { user: UserDetail }) {
  const [action, setAction] = useState<UserAction>();
  const [link, setLink] = useState<string>();
  const close = () => setAction(undefined);
  const resetButtonRef = useRef<HTMLButtonElement>(null);
  const isProtectedAdmin = user.protection !== null && user.role === 'Admin';
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Actions</h2>
      {user.protection && <p className="text-muted">{user.protection}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isProtectedAdmin} onClick={() => setAction('role')}>
          Change role
        </Button>
        <Button variant="secondary" onClick={() => setAction('plan')}>
          Change plan
        </Button>
        <Button ref={resetButtonRef} variant="secondary" onClick={() => setAction('password')}>
          Reset password
        </Button>
        {user.role === 'Teacher' && user.schoolConfirmedAt === null && (
          <Button variant="secondary" onClick={() => setAction('confirm-teacher')}>
            Confirm school
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAction('sign-out')}>
          Sign out everywhere
        </Button>
        {user.status === 'active' ? (
          <Button variant="danger" disabled={user.protection !== null} onClick={() => setAction('suspend')}>
            Suspend
          </Button>
        ) : (
          <Button onClick={() => setAction('restore')}>Restore</Button>
        )}
      </div>
      {action === 'role' && <RoleDialog user={user} onClose={close} />}
      {action === 'plan' && <PlanDialog user={user} onClose={close} />}
      {action === 'password' && <PasswordDialog user={user} onClose={close} onLink={setLink} />}
      {(action === 'suspend' || action === 'restore' || action === 'sign-out' || action === 'confirm-teacher') && (
        <SimpleActionDialog user={user} action={action} onClose={close} />
      )}
      {link && <LinkDialog link={link} returnFocusRef={resetButtonRef} onClose={() => setLink(undefined)} />}
    </Card>
  );
}

interface ActionDialogProps {
  user: UserDetail;
  onClose(): void;
}

const SIMPLE_ACTIONS = {
  suspend: {
    title: 'Suspend this account?',
    text: 'The user is signed out everywhere and cannot sign in until you restore the account. Nothing is deleted.',
    confirm: 'Suspend',
    done: 'The account is suspended.',
  },
  restore: {
    title: 'Restore this account?',
    text: 'The user can sign in again, with all their progress.',
    confirm: 'Restore',
    done: 'The account is restored.',
  },
  'sign-out': {
    title: 'Sign out everywhere?',
    text: 'The user has to sign in again on every browser and device.',
    confirm: 'Sign out everywhere',
    done: 'The account is signed out everywhere.',
  },
  'confirm-teacher': {
    title: 'Confirm this school?',
    text: 'You vouch that this teacher works for a school. The consent that the school declares for its class accounts then counts, also for accounts made earlier.',
    confirm: 'Confirm school',
    done: 'The school is confirmed.',
  },
} as const;

function SimpleActionDialog({ user, action, onClose }: ActionDialogProps & { action: keyof typeof SIMPLE_ACTIONS }) {
  const { title, text, confirm, done } = SIMPLE_ACTIONS[action];
  const [suspend] = useSuspendUserMutation();
  const [restore] = useRestoreUserMutation();
  const [signOut] = useSignOutUserMutation();
  const [confirmTeacher] = useConfirmTeacherMutation();
  const send = { suspend, restore, 'sign-out': signOut, 'confirm-teacher': confirmTeacher }[action];
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, reason }).unwrap();
    showToast('success', done);
  };
  return (
    <ReasonDialog
      title={title}
      text={`${user.username}: ${text}`}
      confirmLabel={confirm}
      danger={action === 'suspend'}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

function RoleDialog({ user, onClose }: ActionDialogProps) {
  const [role, setRole] = useState<Role>(user.role);
  const [send] = useChangeUserRoleMutation();
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, role, reason }).unwrap();
    showToast('success', `${user.username} now has the role ${role}.`);
  };
  return (
    <ReasonDialog
      title="Change role"
      text={`${user.username} has the role ${user.role}. A new role ends all sessions: the user has to sign in again.`}
      confirmLabel="Change role"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field label="New role">
        {(control) => (
          <Select
            {...control}
            value={role}
            options={ROLES.map((value) => ({ value, label: value }))}
            onChange={(value) => setRole(value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

const PLANS = ['none', ...GRANTED_PLANS] as const;
const MONTHS = ['1', '3', '6', '12', '24', '36'] as const;

function PlanDialog({ user, onClose }: ActionDialogProps) {
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('learner');
  const [months, setMonths] = useState<(typeof MONTHS)[number]>('12');
  const [send] = useGrantUserPlanMutation();
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, plan, reason, ...(plan !== 'none' && { months: Number(months) }) }).unwrap();
    showToast('success', plan === 'none' ? 'The plan is removed.' : 'The plan is granted.');
  };
  return (
    <ReasonDialog
      title="Change plan"
      text={`${user.username}: a plan opens all realms. It takes effect at once, without signing in again.`}
      confirmLabel={plan === 'none' ? 'Remove plan' : 'Grant plan'}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field label="Plan">
        {(control) => (
          <Select
            {...control}
            value={plan}
            options={PLANS.map((value) => ({ value, label: value === 'none' ? 'No plan' : humanize(value) }))}
            onChange={(value) => setPlan(value)}
          />
        )}
      </Field>
      {plan !== 'none' && (
        <Field label="Duration">
          {(control) => (
            <Select
              {...control}
              value={months}
              options={MONTHS.map((value) => ({ value, label: value === '1' ? '1 month' : `${value} months` }))}
              onChange={(value) => setMonths(value)}
            />
          )}
        </Field>
      )}
    </ReasonDialog>
  );
}

function PasswordDialog({ user, onClose, onLink }: ActionDialogProps & { onLink(link: string): void }) {
  const [by, setBy] = useState<'link' | 'mail'>(user.email ? 'mail' : 'link');
  const [send] = useResetUserPasswordMutation();
  const handleConfirm = async (reason: string) => {
    const { link } = await send({ id: user.id, by, reason }).unwrap();
    if (link === null) showToast('success', 'The link was sent by e-mail.');
    else onLink(toSiteUrl(link));
  };
  return (
    <ReasonDialog
      title="Reset password"
      text={`${user.username} gets a link to choose a new password. The link works once, within one hour. The old password works until then.`}
      confirmLabel={by === 'mail' ? 'Send link' : 'Show link'}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {user.email && (
        <RadioGroup
          legend="How should the link be delivered?"
          value={by}
          options={[
            { value: 'mail', label: `By e-mail to ${user.email}` },
            { value: 'link', label: 'I will pass it on myself' },
          ]}
          onChange={(value) => setBy(value)}
        />
      )}
    </ReasonDialog>
  );
}

interface LinkDialogProps {
  link: string;
  /** The button that opened the dialogs: the first dialog is gone and cannot restore the focus. */
  returnFocusRef: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

function LinkDialog({ link, returnFocusRef, onClose }: LinkDialogProps) {
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    returnFocusRef.current?.focus();
  };
  return (
    <Dialog title="This link is shown only once" size="small" onClose={onClose} onCloseAutoFocus={restoreFocus}>
      <div className="grid gap-4">
        <p>Give it only to the owner of the account. It works once, within one hour.</p>
        <Field label="Link to choose a new password">
          {(control) => <TextInput {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => void copyText(link, 'Link copied.')}>
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
