// The administrative actions on one account; each opens a dialog that asks for a reason.
import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { showToast } from '../../../lib/showToast.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { AgeDialog, RoleDialog } from './IdentityDialogs.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { type ActionDialogProps, isSimple, type SimpleAction, SimpleActionDialog } from './SimpleActionDialog.tsx';

type UserAction = SimpleAction | 'role' | 'plan' | 'password' | 'age';

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

/** The dialog that sends or shows a link to choose a new password. */
function PasswordDialog({ user, onClose, onLink }: ActionDialogProps & { onLink(link: string): void }) {
  const { t } = useLingui();
  const { username, email } = user;
  const [by, setBy] = useState<'link' | 'mail'>(user.email ? 'mail' : 'link');
  const [send] = adminApi.useResetUserPasswordMutation();
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
