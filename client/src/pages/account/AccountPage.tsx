// The account of whoever is signed in: profile, avatar, settings, and what is kept about them.
import type { User } from '@lanternwise/shared/contracts/user';
import { useSession } from '../../features/session/useSession.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { usePage } from '../layout/usePage.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { ClassesCard } from './ClassesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';

export function AccountPage() {
  const heading = usePage('My account');
  const { user } = useSession();
  return (
    <div className="lw-page grid gap-8 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
        My account
      </h1>
      {user && (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="grid gap-8">
            <WhoCard user={user} />
            <AvatarCard />
            <ProfileForm key={user.id} user={user} />
          </div>
          <div className="grid gap-8">
            <ClassesCard />
            <SettingsCard />
            <DataCard />
            <SignOutCard />
          </div>
        </div>
      )}
    </div>
  );
}

function WhoCard({ user }: { user: User }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">{user.username}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge colour="violet">{user.role}</Badge>
        <Badge colour={user.canOpenProtected ? 'ok' : 'plain'}>
          {user.canOpenProtected ? 'All realms are open for you' : 'No plan yet'}
        </Badge>
        {user.ageBand !== '18+' && !user.parentalConsent && <Badge colour="amber">Limited until a parent agrees</Badge>}
      </p>
      {user.email && <p className="text-muted">{user.email}</p>}
    </Card>
  );
}

/** What an account holds, said plainly. */
function DataCard() {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">What we keep</h2>
      <ul className="lw-lights grid gap-2">
        <li>Your user name, your age group, and an e-mail address if you gave one.</li>
        <li>Which lessons and tasks you did, when, and how often you tried.</li>
        <li>Your avatar, your settings, and what you write in your profile.</li>
      </ul>
      <p className="text-muted">Your password is kept only in a form that nobody can read, not even we.</p>
    </Card>
  );
}
