// Lets Pilots and people with an active plan pass; everyone else is told so and sent to /pricing (platform.txt section 4).
import { t as sayNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function ProtectedGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const session = useSession();
  if (session.status === 'unknown') return <LoadingLogo label={t`Looking for your pass`} />;
  if (session.status === 'signed-in' && session.user.canOpenProtected) return children;
  return <AccessDenied />;
}

function AccessDenied() {
  useEffect(() => showToast('error', sayNow`Please subscribe to access this content`), []);
  return <Navigate to="/pricing" replace />;
}
