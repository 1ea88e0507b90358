// Who the user is: role and plan, avatar, pictures, and what they tell about themselves.
import { AVATARS, type Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { avatarName } from '../../features/avatar/avatarName.ts';
import { useAvatar, useChooseAvatar } from '../../features/avatar/useAvatar.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
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
    <Card title={user.username} className="grid justify-items-start gap-3">
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

/** The avatar picker of the account page. */
function AvatarCard() {
  const current = useAvatar();
  const choose = useChooseAvatar();
  return (
    <Card>
      <fieldset>
        <legend className="mb-4 font-display text-xl text-link">
          <Trans>My avatar</Trans>
        </legend>
        <div className="grid grid-cols-3 gap-3">
          {AVATARS.map((avatar) => (
            <label key={avatar} className="lw-choice-tile grid cursor-pointer justify-items-center gap-1.5 px-0.5">
              <input
                type="radio"
                name="avatar"
                className="lw-hidden"
                value={avatar}
                checked={avatar === current}
                onChange={() => choose(avatar)}
              />
              <Portrait character={avatar} name="" size={72} />
              <span className="font-display">{avatarName(avatar)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
