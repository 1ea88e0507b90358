// Admits Pilots and users with an active plan; redirects everyone else to /pricing with a message (platform.txt section 4). Without the
// server's word nobody is told to pay.
import { t as translate } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useConnection } from '../../features/offline/connection.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function ProtectedGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const session = useSession();
  const { isOffline } = useConnection();
  if (session.status === 'unknown') return <LoadingLogo label={t`Checking your access`} />;
  if (session.status === 'guest' && isOffline)
    return (
      <Suspense fallback={<LoadingLogo label={t`Checking your access`} />}>
        <AccessUnknownPage />
      </Suspense>
    );
  if (session.status === 'signed-in' && session.user.canOpenProtected) return children;
  return <AccessDenied isClassAccount={session.user?.isClassAccount ?? false} />;
}

const AccessUnknownPage = lazy(() =>
  import('../../pages/AccessUnknownPage.tsx').then(({ AccessUnknownPage }) => ({ default: AccessUnknownPage })),
);

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
