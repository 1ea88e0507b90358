// The account page of the signed-in user, in parts with addresses of their own.

import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../features/session/useSession.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import {
  ACCOUNT_PATHS,
  type AccountPart,
  canBecomeTeacher,
  canPlay,
  movedPath,
  type NamedPart,
  partAt,
  partsOf,
} from './accountParts.ts';
import { BecomeTeacherCard, TeacherLinksCard } from './BecomeTeacherCard.tsx';
import { ClassesCard } from './ClassesCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { DataCard } from './DataCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { ParentsCard } from './ParentsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { LookCard, PlayingCard } from './SettingsCards.tsx';
import { SignOutCard } from './SignOutCard.tsx';

const KeptRealmsCard = lazyPart(
  withAreaMessages('offline', async () => (await import('../../offline/KeptRealmsCard.tsx')).KeptRealmsCard),
);

const BackpackCard = lazyPart(async () => (await import('./backpack/BackpackCard.tsx')).BackpackCard);

export interface AccountPageProps {
  /** The key map, passed in because pages do not import the game. */
  keys?: ReactNode;
}

export function AccountPage({ keys }: AccountPageProps) {
  const { user } = useSession();
  const location = useLocation();
  if (!user) return null;
  const moved = movedPath(location);
  if (moved) return <Navigate to={moved} replace />;
  const current = partAt(user.role, location.pathname);
  if (!current) return <Navigate to={ACCOUNT_PATHS.profile} replace />;
  return <PartPage user={user} current={current} keys={keys} />;
}

interface PartPageProps extends AccountPageProps {
  user: User;
  current: NamedPart;
}

function PartPage({ user, current, keys }: PartPageProps) {
  const { t } = useLingui();
  const part = t(current.label);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const contents: Record<AccountPart, ReactNode> = {
    profile: <ProfilePart key={user.id} user={user} />,
    security: <SecurityPart user={user} />,
    game: <GamePart role={user.role} keys={keys} />,
    family: <FamilyPart user={user} />,
    data: (
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <DataCard role={user.role} />
          <Suspense fallback={null}>{canPlay(user.role) && <BackpackCard user={user} />}</Suspense>
        </div>
        <Suspense fallback={null}>{canPlay(user.role) && <KeptRealmsCard />}</Suspense>
      </div>
    ),
  };
  return (
    <div className="lw-page grid gap-6 py-10">
      <nav aria-label={t`My account`}>
        <ul className="flex flex-wrap gap-1">
          {partsOf(user.role).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className="lw-nav-link">
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageHead title={t`My account: ${part}`} heading={<Trans>My account: {part}</Trans>} />
      {contents[current.part]}
    </div>
  );
}

/** The user's links with classes and family. */
const FamilyPart = ({ user }: { user: User }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2">
    {user.limited && <ConsentCard />}
    {user.role === 'Teacher' && <TeacherLinksCard />}
    {user.role === 'Parent' && <ParentsCard user={user} />}
    <ClassesCard role={user.role} />
    {/* Teachers have no parent code. */}
    {user.role !== 'Parent' && user.role !== 'Teacher' && <ParentsCard user={user} />}
    {canBecomeTeacher(user) && <BecomeTeacherCard user={user} />}
  </div>
);

/** Language and look of the site, and for those who play also sound, reading aloud and keys. */
const GamePart = ({ role, keys }: { role: Role; keys: ReactNode }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2">
    <LookCard />
    {canPlay(role) && (
      <div className="grid gap-8">
        <PlayingCard />
        {keys}
      </div>
    )}
  </div>
);

/** How the user signs in, and where they are signed in. */
const SecurityPart = ({ user }: { user: User }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2">
    <div className="grid gap-8">
      <PasswordCard />
      <EmailCard user={user} />
    </div>
    <div className="grid gap-8">
      <SessionsCard />
      <SignOutCard />
    </div>
  </div>
);
