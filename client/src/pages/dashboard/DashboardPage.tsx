// The home of a signed-in person: parents see their children, everybody else their own learning.

import { useSession } from '../../features/session/useSession.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';

const ParentHome = lazyPart(
  withAreaMessages('parents', () => import('../parent-home/ParentHome.tsx').then(({ ParentHome }) => ParentHome)),
);

export function DashboardPage() {
  const { user } = useSession();
  return user?.role === 'Parent' ? <ParentHome /> : <LearnerDashboard />;
}
