// Pages that need an account: a guest is sent to sign in and comes back afterwards.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function SignedInGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <LoadingLogo />;
  if (status === 'guest') return <Navigate to={signInPath(pathname + search)} replace />;
  return children;
}
