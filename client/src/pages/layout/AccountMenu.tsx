// Who is signed in, and what they can do about it.
import type { Role } from '@lanternwise/shared/constants/people';
import type { User } from '@lanternwise/shared/contracts/user';
import {
  Award,
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
import { signOut } from '../../features/session/session.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useDisclosure } from './useDisclosure.ts';

export function AccountMenu({ user }: { user: User }) {
  const { open, toggle, box, button } = useDisclosure();
  return (
    <div ref={box} className="relative ml-2">
      <button
        ref={button}
        type="button"
        className="lw-nav-link cursor-pointer gap-2"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={toggle}
      >
        <Portrait who={user.avatar} name="" size={40} />
        <span className="max-w-40 truncate max-sm:hidden">{user.username}</span>
        <span className="lw-hidden">, account menu</span>
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
  const leave = async () => {
    await dispatch(signOut());
    showToast('success', 'You are signed out. See you soon!');
    await navigate('/');
  };
  return (
    <>
      <Link to="/dashboard" className="lw-nav-link">
        <LayoutDashboard aria-hidden="true" size={20} /> My dashboard
      </Link>
      <Link to="/Grassroot/learning-adventures" className="lw-nav-link">
        <MapIcon aria-hidden="true" size={20} /> My adventures
      </Link>
      {(role === 'Teacher' || role === 'Admin') && (
        <Link to="/teacher/groups" className="lw-nav-link">
          <UsersRound aria-hidden="true" size={20} /> My groups
        </Link>
      )}
      {(role === 'User' || role === 'Pilot') && (
        <Link to="/account#classes" className="lw-nav-link">
          <UsersRound aria-hidden="true" size={20} /> Join a class
        </Link>
      )}
      {role === 'Teacher' && (
        <Link to="/admin/students" className="lw-nav-link">
          <ChartColumn aria-hidden="true" size={20} /> Student progress
        </Link>
      )}
      {role === 'Parent' && (
        <Link to="/parent/progress" className="lw-nav-link">
          <ChartColumn aria-hidden="true" size={20} /> My children
        </Link>
      )}
      {role === 'Admin' && (
        <Link to="/admin/users" className="lw-nav-link">
          <ShieldCheck aria-hidden="true" size={20} /> Run the site
        </Link>
      )}
      <Link to="/certificates" className="lw-nav-link">
        <Award aria-hidden="true" size={20} /> Certificates
      </Link>
      <Link to="/account" className="lw-nav-link">
        <UserRound aria-hidden="true" size={20} /> My account
      </Link>
      <button type="button" className="lw-nav-link cursor-pointer" onClick={() => void leave()}>
        <LogOut aria-hidden="true" size={20} /> Sign out
      </button>
    </>
  );
}
