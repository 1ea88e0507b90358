// The account menu of the navigation bar: links for the signed-in user's role, and sign-out.

import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import MapIcon from 'lucide-react/icons/map';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { Link, useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/showToast.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { NavMenu } from './NavMenu.tsx';
import { useSignOut } from './useSignOut.tsx';

export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const { begin, question } = useSignOut({
    async after() {
      showToast('success', t`You are signed out. See you soon!`);
      await navigate('/');
    },
  });
  return (
    <>
      <NavMenu id="account-menu" className="ml-2" label={<Who user={user} />}>
        <MenuLinks role={user.role} onSignOut={() => void begin()} />
      </NavMenu>
      {question}
    </>
  );
}

const Who = ({ user }: { user: User }) => (
  <>
    <Portrait character={user.avatar} name="" size={40} />
    <span className="ml-1 max-w-40 truncate max-sm:hidden">{user.username}</span>
    <span className="lw-hidden">
      , <Trans>account menu</Trans>
    </span>
  </>
);

function MenuLinks({ role, onSignOut }: { role: Role; onSignOut(): void }) {
  return (
    <>
      <Link to="/dashboard" className="lw-nav-link">
        <LayoutDashboard aria-hidden="true" size={20} /> <Trans>My dashboard</Trans>
      </Link>
      <Link to="/Grassroot/learning-adventures" className="lw-nav-link">
        <MapIcon aria-hidden="true" size={20} /> <Trans>My adventures</Trans>
      </Link>
      {(role === 'Teacher' || role === 'Admin') && (
        <Link to="/teacher/groups" className="lw-nav-link">
          <UsersRound aria-hidden="true" size={20} /> <Trans>My classes</Trans>
        </Link>
      )}
      {(role === 'Teacher' || role === 'Admin') && (
        <Link to="/teacher/resources" className="lw-nav-link">
          <BookOpen aria-hidden="true" size={20} /> <Trans>Teaching Resources</Trans>
        </Link>
      )}
      {(role === 'User' || role === 'Pilot') && (
        <Link to="/join" className="lw-nav-link">
          <UsersRound aria-hidden="true" size={20} /> <Trans>Join a class</Trans>
        </Link>
      )}
      {role === 'Teacher' && (
        <Link to="/admin/students" className="lw-nav-link">
          <ChartColumn aria-hidden="true" size={20} /> <Trans>Student progress</Trans>
        </Link>
      )}
      {role === 'Parent' && (
        <Link to="/parent/progress" className="lw-nav-link">
          <ChartColumn aria-hidden="true" size={20} /> <Trans>My children</Trans>
        </Link>
      )}
      {role === 'Admin' && (
        <Link to="/admin" className="lw-nav-link">
          <ShieldCheck aria-hidden="true" size={20} /> <Trans>Run the site</Trans>
        </Link>
      )}
      <Link to="/certificates" className="lw-nav-link">
        <Award aria-hidden="true" size={20} /> <Trans>Certificates</Trans>
      </Link>
      <Link to="/account" className="lw-nav-link">
        <UserRound aria-hidden="true" size={20} /> <Trans>My account</Trans>
      </Link>
      <button type="button" className="lw-nav-link cursor-pointer" onClick={onSignOut}>
        <LogOut aria-hidden="true" size={20} /> <Trans>Sign out</Trans>
      </button>
    </>
  );
}
