// Restricts the editor to Admins; everyone else is sent to the list, which says why (site.txt).
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../../features/session/useSession.ts';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { pageState } from '../pageState.ts';

export function AdminOnly({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  if (status === 'unknown') return <LoadingLogo />;
  if (user?.role !== 'Admin') return <Navigate to="/blogs" replace state={pageState({ accessDenied: true })} />;
  return children;
}
