// The administrative actions on one account; each opens a dialog that asks for a reason.
import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { AgeDialog, RoleDialog } from './IdentityDialogs.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import {
  type ActionDialogProps,
  isSimple,
  SIMPLE_ACTIONS,
  type SimpleAction,
  SimpleActionDialog,
} from './SimpleActionDialog.tsx';

type UserAction = SimpleAction | 'role' | 'plan' | 'password' | 'age';

export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const [action, setAction] = useState<UserAction>();
  const [link, setLink] = useState<string>();
  const close = () => setAction(undefined);
  const isOwn = useSession().user?.id === user.id;
  const isProtectedAdmin = user.protection !== null && user.role === 'Admin';
  const simple = (name: SimpleAction): [UserAction, string] => [name, t(SIMPLE_ACTIONS[name].confirm)];
  const isTeacher = user.role === 'Teacher';
  const offered: [UserAction, string][] = [
    ['role', t`Change role`],
    ['plan', t`Change plan`],
    ['password', t`Reset password`],
    ...(isTeacher && user.schoolConfirmedAt === null ? [simple('confirm-teacher')] : []),
    ['age', t`Correct age`],
    ...(user.consent.standing === 'refused' ? [simple('lift-refusal')] : []),
    ...(isTeacher && user.schoolConfirmedAt !== null ? [simple('decline-teacher')] : []),
    simple('sign-out'),
    ...(user.lockedUntil !== null && !isOwn ? [simple('unlock')] : []),
  ];
  return (
    <Card className="grid gap-4" title={<Trans>Actions</Trans>}>
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
        {offered.map(([name, label]) => (
          <Button
            key={name}
            variant="secondary"
            disabled={name === 'role' && isProtectedAdmin}
            onClick={() => setAction(name)}
          >
            {label}
          </Button>
        ))}
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

/** The dialog that sends or shows a link to choose a new password. */
function PasswordDialog({ user, onClose, onLink }: ActionDialogProps & { onLink(link: string): void }) {
  const { t } = useLingui();
  const { username, email } = user;
  const [by, setBy] = useState<'link' | 'mail'>(user.email ? 'mail' : 'link');
  const [send] = adminApi.useResetUserPasswordMutation();
  const handleConfirm = async (reason: string) => {
    const { link } = await send({ id: user.id, by, reason }).unwrap();
    if (link !== null) onLink(toSiteUrl(link));
  };
  return (
    <ReasonDialog
      title={t`Reset password`}
      text={t`${username} gets a link to choose a new password. The link works once, within one hour. The old password works until then.`}
      confirmLabel={by === 'mail' ? t`Send link` : t`Show link`}
      onConfirm={handleConfirm}
      done={by === 'mail' ? t`The link will be sent by e-mail.` : undefined}
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
