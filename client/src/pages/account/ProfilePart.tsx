// Who the user is: role and plan, avatar, pictures, and what they tell about themselves.
import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { BECOME_TEACHER, canBecomeTeacher, canPlay } from './accountParts.ts';
import { PicturesCard } from './PicturesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  User: msg`Learner`,
  Pilot: msg`Pilot`,
  Teacher: msg`Teacher`,
  Parent: msg`Parent`,
  Admin: msg`Admin`,
};

export function ProfilePart({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid gap-8">
        <IdentityCard user={user} />
        <AvatarCard />
      </div>
      <div className="grid gap-8">
        <ProfileForm user={user} />
        <PicturesCard user={user} />
      </div>
    </div>
  );
}

function IdentityCard({ user }: { user: User }) {
  const { t } = useLingui();
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-link">{user.username}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge colour="violet">{t(ROLE_LABELS[user.role])}</Badge>
        {canPlay(user.role) && (
          <Badge colour={user.canOpenProtected ? 'ok' : 'plain'}>
            {user.canOpenProtected
              ? t`Full access`
              : user.isClassAccount
                ? t`Your teacher opens the realms`
                : t`No plan yet`}
          </Badge>
        )}
        {user.limited && (
          <Badge colour="amber">
            <Trans>Limited until a parent agrees</Trans>
          </Badge>
        )}
      </p>
      {!user.isClassAccount && (
        <Link to="/pricing" className="lw-link">
          <Trans>Plans and codes</Trans>
        </Link>
      )}
      {canBecomeTeacher(user) && (
        <Link to={BECOME_TEACHER.to} className="lw-link">
          <Trans>Become a teacher</Trans>
        </Link>
      )}
    </Card>
  );
}
