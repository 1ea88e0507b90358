// Admits Pilots and users with an active plan; redirects everyone else (platform.txt section 4). Without the server's word nobody is told to pay.
import type { ReactNode } from 'react';
import { useConnection } from '../../features/offline/connection.ts';
import { useSession } from '../../features/session/useSession.ts';
import { clientPart } from '../../ui/lazyPart.tsx';
import { CheckingAccess } from './CheckingAccess.tsx';

const AccessUnknownPage = clientPart(
  async () => (await import('../../pages/AccessUnknownPage.tsx')).AccessUnknownPage,
  CheckingAccess,
);
const AccessDenied = clientPart(async () => (await import('./AccessDenied.tsx')).AccessDenied, CheckingAccess);

export function ProtectedGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { isOffline } = useConnection();
  if (session.status === 'unknown') return <CheckingAccess />;
  if (session.status === 'guest' && isOffline) return <AccessUnknownPage />;
  if (session.status === 'signed-in' && session.user.canOpenProtected) return children;
  return <AccessDenied isClassAccount={session.user?.isClassAccount ?? false} />;
}
