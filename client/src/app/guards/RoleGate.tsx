// Restricts a page to certain roles; everyone else is redirected to the home page (platform.txt).
import type { Role } from '@lanternwise/shared/constants/users';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../features/session/useSession.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function RoleGate({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status, user } = useSession();
  if (status === 'unknown') return <LoadingLogo />;
  if (!user || !roles.includes(user.role)) return <Navigate to="/" replace />;
  return children;
}
