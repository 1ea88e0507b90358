// Guards the list of students: guests get a message and go to /sign-in, other roles to the home page (site.txt 2 and 8).
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function TeacherGate({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status === 'guest') showToast('error', t`Authentication required`);
  }, [status]);
  if (status === 'unknown') return <LoadingLogo />;
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />;
  if (user.role !== 'Teacher') return <Navigate to="/" replace />;
  return children;
}
