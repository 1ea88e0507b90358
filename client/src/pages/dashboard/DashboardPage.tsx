// The home of a signed-in person, by role.

import type { Role } from '@lanternwise/shared/constants/users';
import type { ComponentType } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';

const ParentHome = lazyPart(
  withAreaMessages('parents', async () => (await import('../parent-home/ParentHome.tsx')).ParentHome),
);

const TeacherHome = lazyPart(
  withAreaMessages(['teaching', 'classes'], async () => (await import('../teacher-home/TeacherHome.tsx')).TeacherHome),
);

const AdminHome = lazyPart(
  withAreaMessages('admin', async () => (await import('../admin/home/AdminHomePage.tsx')).AdminHomePage),
);

const HOMES: Readonly<Record<Role, ComponentType>> = {
  User: LearnerDashboard,
  Pilot: LearnerDashboard,
  Parent: ParentHome,
  Teacher: TeacherHome,
  Admin: AdminHome,
};

export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  const Home = HOMES[user.role];
  return <Home />;
}
