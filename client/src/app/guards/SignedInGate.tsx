// Restricts a page to signed-in users; a guest is redirected to the sign-in page with a return path.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function SignedInGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'unknown') return <LoadingLogo />;
  if (status === 'guest') return <Navigate to={signInPath(pathname + search + hash)} replace />;
  return children;
}
