// Admits Pilots and users with an active plan; redirects everyone else to /pricing with a message (platform.txt section 4). Without the
// server's word nobody is told to pay.
import { t as translate } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useConnection } from '../../features/offline/connection.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { clientPart } from '../../ui/clientPart.tsx';
import { CheckingAccess } from './CheckingAccess.tsx';

const AccessUnknownPage = clientPart(
  async () => (await import('../../pages/AccessUnknownPage.tsx')).AccessUnknownPage,
  CheckingAccess,
);

export function ProtectedGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { isOffline } = useConnection();
  if (session.status === 'unknown') return <CheckingAccess />;
  if (session.status === 'guest' && isOffline) return <AccessUnknownPage />;
  if (session.status === 'signed-in' && session.user.canOpenProtected) return children;
  return <AccessDenied isClassAccount={session.user?.isClassAccount ?? false} />;
}

/** A class account is sent to its teacher, never to prices. */
function AccessDenied({ isClassAccount }: { isClassAccount: boolean }) {
  useEffect(() => {
    const message = isClassAccount
      ? translate`Your teacher opens this realm for your class. Please ask your teacher.`
      : translate`Please subscribe to access this content`;
    showToast('error', message);
  }, [isClassAccount]);
  return <Navigate to="/pricing" replace />;
}
