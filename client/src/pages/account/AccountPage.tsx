// The account page of the signed-in user: identity, settings, links with parents and classes, and stored data.
import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { usePage } from '../layout/usePage.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { BecomeTeacherCard, TeacherLinksCard } from './BecomeTeacherCard.tsx';
import { ClassesCard } from './ClassesCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { DataCard } from './DataCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { ParentsCard } from './ParentsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';

/** Adults only. The server enforces the rule. */
const canBecomeTeacher = ({ role, ageBand, isClassAccount }: User) =>
  role !== 'Teacher' && role !== 'Admin' && ageBand === '18+' && !isClassAccount;

/** Teachers and Admins have no parent code. For parents the same card lists their children. */
const canLinkParents = ({ role }: User) => role !== 'Teacher' && role !== 'Admin';

const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  User: msg`User`,
  Pilot: msg`Pilot`,
  Teacher: msg`Teacher`,
  Parent: msg`Parent`,
  Admin: msg`Admin`,
};

/** @param keys the key map, passed in because pages do not import the game */
export function AccountPage({ keys }: { keys?: ReactNode }) {
  const { t } = useLingui();
  const heading = usePage(t`My account`);
  const { user } = useSession();
  return (
    <div className="lw-page grid gap-8 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
        <Trans>My account</Trans>
      </h1>
      {user && (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="grid gap-8">
            <IdentityCard user={user} />
            <AvatarCard />
            <PicturesCard user={user} />
            <ProfileForm key={user.id} user={user} />
            <EmailCard user={user} />
            <PasswordCard />
          </div>
          <div className="grid gap-8">
            {user.limited && <ConsentCard />}
            {user.role === 'Teacher' && <TeacherLinksCard />}
            <ClassesCard role={user.role} />
            {canLinkParents(user) && <ParentsCard user={user} />}
            {canBecomeTeacher(user) && <BecomeTeacherCard user={user} />}
            <SettingsCard />
            {keys}
            <SessionsCard />
            <SignOutCard />
            <DataCard />
          </div>
        </div>
      )}
    </div>
  );
}

function IdentityCard({ user }: { user: User }) {
  const { t } = useLingui();
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">{user.username}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge colour="violet">{t(ROLE_LABELS[user.role])}</Badge>
        <Badge colour={user.canOpenProtected ? 'ok' : 'plain'}>
          {user.canOpenProtected
            ? t`What is built is open for you`
            : user.isClassAccount
              ? t`Your teacher opens the realms`
              : t`No plan yet`}
        </Badge>
        {user.limited && (
          <Badge colour="amber">
            <Trans>Limited until a parent agrees</Trans>
          </Badge>
        )}
      </p>
    </Card>
  );
}
