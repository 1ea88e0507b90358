// The account menu of the navigation bar: links for the signed-in user's role, and sign-out.

import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Award,
  BookOpen,
  ChartColumn,
  ChevronDown,
  LayoutDashboard,
  LogOut,
  Map as MapIcon,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { signOut } from '../../features/session/sessionThunks.ts';
import { showToast } from '../../lib/showToast.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useDisclosure } from './useDisclosure.ts';

export function AccountMenu({ user }: { user: User }) {
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="relative ml-2">
      <button
        ref={buttonRef}
        type="button"
        className="lw-nav-link cursor-pointer gap-2"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={toggle}
      >
        <Portrait character={user.avatar} name="" size={40} />
        <span className="max-w-40 truncate max-sm:hidden">{user.username}</span>
        <span className="lw-hidden">
          , <Trans>account menu</Trans>
        </span>
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      <div id="account-menu" hidden={!open} className="lw-menu lw-panel lw-panel-slim">
        <MenuLinks role={user.role} />
      </div>
    </div>
  );
}

function MenuLinks({ role }: { role: Role }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handleSignOut = async () => {
    await dispatch(signOut());
    showToast('success', t`You are signed out. See you soon!`);
    await navigate('/');
  };
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
          <UsersRound aria-hidden="true" size={20} /> <Trans>My groups</Trans>
        </Link>
      )}
      {(role === 'Teacher' || role === 'Admin') && (
        <Link to="/teacher/resources" className="lw-nav-link">
          <BookOpen aria-hidden="true" size={20} /> <Trans>Teaching resources</Trans>
        </Link>
      )}
      {(role === 'User' || role === 'Pilot') && (
        <Link to="/account#classes" className="lw-nav-link">
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
        <Link to="/admin/users" className="lw-nav-link">
          <ShieldCheck aria-hidden="true" size={20} /> <Trans>Run the site</Trans>
        </Link>
      )}
      <Link to="/certificates" className="lw-nav-link">
        <Award aria-hidden="true" size={20} /> <Trans>Certificates</Trans>
      </Link>
      <Link to="/account" className="lw-nav-link">
        <UserRound aria-hidden="true" size={20} /> <Trans>My account</Trans>
      </Link>
      <button type="button" className="lw-nav-link cursor-pointer" onClick={() => void handleSignOut()}>
        <LogOut aria-hidden="true" size={20} /> <Trans>Sign out</Trans>
      </button>
    </>
  );
}
