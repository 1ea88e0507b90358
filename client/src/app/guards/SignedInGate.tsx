// Restricts a page to signed-in users; a guest is redirected to the sign-in page with a return path.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useConnection } from '../../features/offline/connection.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { readToken } from '../../features/session/token.ts';
import { useSession } from '../../features/session/useSession.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { clientPart } from '../../ui/lazyPart.tsx';

const OutOfReach = clientPart(async () => (await import('./OutOfReach.tsx')).OutOfReach);

export function SignedInGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const { isOffline } = useConnection();
  if (status === 'unknown') return <LoadingLogo />;
  if (status === 'guest' && isOffline && readToken() !== undefined) return <OutOfReach />;
  if (status === 'guest') return <Navigate to={signInPath(pathname + search + hash)} replace />;
  return children;
}
