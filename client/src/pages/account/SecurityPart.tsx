// How the user signs in, and where they are signed in.
import type { User } from '@lanternwise/shared/contracts/user';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';

export const SecurityPart = ({ user }: { user: User }) => (
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
