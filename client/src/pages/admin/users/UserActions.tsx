// Administrative actions on one account, each with a dialog that asks for a reason.

import { type AgeBand, ROLES, type Role } from '@lanternwise/shared/constants/users';
import { GRANTED_PLANS, type UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useChangeUserRoleMutation,
  useConfirmTeacherMutation,
  useDeclineTeacherMutation,
  useGrantUserPlanMutation,
  useLiftRefusalMutation,
  useResetUserPasswordMutation,
  useRestoreUserMutation,
  useSetUserAgeMutation,
  useSignOutUserMutation,
  useSuspendUserMutation,
  useUnlockUserMutation,
} from '../../../features/admin/adminApi.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { showToast } from '../../../lib/showToast.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { ageOptions } from '../../../ui/ageLabels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { planLabel, ROLE_LABELS } from './userLabels.ts';

type UserAction = keyof typeof SIMPLE_ACTIONS | 'role' | 'plan' | 'password' | 'age';

export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const [action, setAction] = useState<UserAction>();
  const [link, setLink] = useState<string>();
  const close = () => setAction(undefined);
  const isOwn = useSession().user?.id === user.id;
  const isProtectedAdmin = user.protection !== null && user.role === 'Admin';
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">
        <Trans>Actions</Trans>
      </h2>
      {user.protection && (
        <p className="text-muted">
          {isOwn ? (
            <Trans>This is your own account. Ask another Admin to do that.</Trans>
          ) : (
            <Trans>This is the last Admin. Make someone else an Admin first.</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isProtectedAdmin} onClick={() => setAction('role')}>
          <Trans>Change role</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAction('plan')}>
          <Trans>Change plan</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAction('password')}>
          <Trans>Reset password</Trans>
        </Button>
        {user.role === 'Teacher' && user.schoolConfirmedAt === null && (
          <Button variant="secondary" onClick={() => setAction('confirm-teacher')}>
            <Trans>Confirm school</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAction('age')}>
          <Trans>Correct age</Trans>
        </Button>
        {user.consent.standing === 'refused' && (
          <Button variant="secondary" onClick={() => setAction('lift-refusal')}>
            <Trans>Lift refusal</Trans>
          </Button>
        )}
        {user.role === 'Teacher' && user.schoolConfirmedAt !== null && (
          <Button variant="secondary" onClick={() => setAction('decline-teacher')}>
            <Trans>Withdraw confirmation</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAction('sign-out')}>
          <Trans>Sign out everywhere</Trans>
        </Button>
        {user.lockedUntil !== null && !isOwn && (
          <Button variant="secondary" onClick={() => setAction('unlock')}>
            <Trans context="account">Unlock</Trans>
          </Button>
        )}
        {user.status === 'active' ? (
          <Button variant="danger" disabled={user.protection !== null} onClick={() => setAction('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        ) : (
          <Button onClick={() => setAction('restore')}>
            <Trans>Restore</Trans>
          </Button>
        )}
      </div>
      {action === 'role' && <RoleDialog user={user} onClose={close} />}
      {action === 'plan' && <PlanDialog user={user} onClose={close} />}
      {action === 'age' && <AgeDialog user={user} onClose={close} />}
      {action === 'password' && <PasswordDialog user={user} onClose={close} onLink={setLink} />}
      {action !== undefined && isSimple(action) && <SimpleActionDialog user={user} action={action} onClose={close} />}
      {link && (
        <LinkDialog
          link={link}
          text={t`Give it only to the owner of the account. It works once, within one hour.`}
          label={t`Link to choose a new password`}
          onClose={() => setLink(undefined)}
        />
      )}
    </Card>
  );
}

interface ActionDialogProps {
  user: UserDetail;
  onClose(): void;
}

const SIMPLE_ACTIONS = {
  suspend: {
    title: msg`Suspend this account?`,
    text: msg`The user is signed out everywhere and cannot sign in until you restore the account. Nothing is deleted.`,
    confirm: msg`Suspend`,
    done: msg`The account is suspended.`,
  },
  restore: {
    title: msg`Restore this account?`,
    text: msg`The user can sign in again, with all their progress.`,
    confirm: msg`Restore`,
    done: msg`The account is restored.`,
  },
  'sign-out': {
    title: msg`Sign out everywhere?`,
    text: msg`The user has to sign in again on every browser and device.`,
    confirm: msg`Sign out everywhere`,
    done: msg`The account is signed out everywhere.`,
  },
  unlock: {
    title: msg`Unlock this account?`,
    text: msg`Wrong passwords are forgotten, and the user can try to sign in again at once. Make sure that it is the owner who asks.`,
    confirm: msg({ context: 'account', message: 'Unlock' }),
    done: msg`The account is unlocked.`,
  },
  'lift-refusal': {
    title: msg`Lift the refusal of a parent?`,
    text: msg`The child may ask for consent again, and a closed account opens. It stays limited until a parent gives consent. The parents who said no are told, and can say no again.`,
    confirm: msg`Lift refusal`,
    done: msg`The refusal is lifted.`,
  },
  'confirm-teacher': {
    title: msg`Confirm this school?`,
    text: msg`You vouch that this teacher works for a school. The consent that the school declares for its class accounts then counts, also for accounts made earlier.`,
    confirm: msg`Confirm school`,
    done: msg`The school is confirmed.`,
  },
  'decline-teacher': {
    title: msg`Withdraw the confirmation?`,
    text: msg`The consent of this teacher no longer counts: class accounts become limited, and public certificates are hidden. Nothing the students made is lost, and all of it returns when you confirm the school.`,
    confirm: msg`Withdraw confirmation`,
    done: msg`The confirmation is withdrawn.`,
  },
} as const;

const isSimple = (action: UserAction): action is keyof typeof SIMPLE_ACTIONS => Object.hasOwn(SIMPLE_ACTIONS, action);

function SimpleActionDialog({ user, action, onClose }: ActionDialogProps & { action: keyof typeof SIMPLE_ACTIONS }) {
  const { t } = useLingui();
  const { title, text, confirm, done } = SIMPLE_ACTIONS[action];
  const [suspend] = useSuspendUserMutation();
  const [restore] = useRestoreUserMutation();
  const [signOut] = useSignOutUserMutation();
  const [confirmTeacher] = useConfirmTeacherMutation();
  const [declineTeacher] = useDeclineTeacherMutation();
  const [unlock] = useUnlockUserMutation();
  const [liftRefusal] = useLiftRefusalMutation();
  const ofTeacher = { 'confirm-teacher': confirmTeacher, 'decline-teacher': declineTeacher };
  const send = { suspend, restore, unlock, 'sign-out': signOut, 'lift-refusal': liftRefusal, ...ofTeacher }[action];
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, reason }).unwrap();
    showToast('success', t(done));
  };
  return (
    <ReasonDialog
      title={t(title)}
      text={`${user.username}: ${t(text)}`}
      confirmLabel={t(confirm)}
      danger={action === 'suspend' || action === 'decline-teacher'}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

function RoleDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const before = t(ROLE_LABELS[user.role]);
  const [role, setRole] = useState<Role>(user.role);
  const [send] = useChangeUserRoleMutation();
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, role, reason }).unwrap();
    const label = t(ROLE_LABELS[role]);
    showToast('success', t`${username} now has the role ${label}.`);
  };
  return (
    <ReasonDialog
      title={t`Change role`}
      text={t`${username} has the role ${before}. A new role ends all sessions: the user has to sign in again.`}
      confirmLabel={t`Change role`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field label={t`New role`}>
        {(control) => (
          <Select
            {...control}
            value={role}
            options={ROLES.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))}
            onChange={(value) => setRole(value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

function AgeDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const [ageBand, setAgeBand] = useState<AgeBand>(user.ageBand);
  const [send] = useSetUserAgeMutation();
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, ageBand, reason }).unwrap();
    showToast('success', t`The age is corrected.`);
  };
  return (
    <ReasonDialog
      title={t`Correct age`}
      text={t`${username}: the younger of the age group and the date of birth counts. A date of birth that says otherwise is deleted.`}
      confirmLabel={t`Correct age`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field label={t`Age`}>
        {(control) => (
          <Select {...control} value={ageBand} options={ageOptions(t)} onChange={(next) => setAgeBand(next)} />
        )}
      </Field>
    </ReasonDialog>
  );
}

const PLANS = ['none', ...GRANTED_PLANS] as const;
const MONTHS = ['1', '3', '6', '12', '24', '36'] as const;

function PlanDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('learner');
  const [months, setMonths] = useState<(typeof MONTHS)[number]>('12');
  const [send] = useGrantUserPlanMutation();
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, plan, reason, ...(plan !== 'none' && { months: Number(months) }) }).unwrap();
    showToast('success', plan === 'none' ? t`The plan is removed.` : t`The plan is granted.`);
  };
  return (
    <ReasonDialog
      title={t`Change plan`}
      text={t`${username}: a plan opens all realms. It takes effect at once, without signing in again.`}
      confirmLabel={plan === 'none' ? t`Remove plan` : t`Grant plan`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field label={t`Plan`}>
        {(control) => (
          <Select
            {...control}
            value={plan}
            options={PLANS.map((value) => ({ value, label: planLabel(value) }))}
            onChange={(value) => setPlan(value)}
          />
        )}
      </Field>
      {plan !== 'none' && (
        <Field label={t`Duration`}>
          {(control) => (
            <Select
              {...control}
              value={months}
              options={MONTHS.map((value) => ({
                value,
                label: plural(Number(value), { one: '# month', other: '# months' }),
              }))}
              onChange={(value) => setMonths(value)}
            />
          )}
        </Field>
      )}
    </ReasonDialog>
  );
}

function PasswordDialog({ user, onClose, onLink }: ActionDialogProps & { onLink(link: string): void }) {
  const { t } = useLingui();
  const { username, email } = user;
  const [by, setBy] = useState<'link' | 'mail'>(user.email ? 'mail' : 'link');
  const [send] = useResetUserPasswordMutation();
  const handleConfirm = async (reason: string) => {
    const { link } = await send({ id: user.id, by, reason }).unwrap();
    if (link === null) showToast('success', t`The link will be sent by e-mail.`);
    else onLink(toSiteUrl(link));
  };
  return (
    <ReasonDialog
      title={t`Reset password`}
      text={t`${username} gets a link to choose a new password. The link works once, within one hour. The old password works until then.`}
      confirmLabel={by === 'mail' ? t`Send link` : t`Show link`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {user.email && (
        <RadioGroup
          legend={t`How should the link be delivered?`}
          value={by}
          options={[
            { value: 'mail', label: t`By e-mail to ${email}` },
            { value: 'link', label: t`I will pass it on myself` },
          ]}
          onChange={(value) => setBy(value)}
        />
      )}
    </ReasonDialog>
  );
}
