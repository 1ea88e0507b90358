// Redirects a person without a plan to the plans with a message; a guest of a site that is open to everyone signs in first.
import { t as translate } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { CheckingAccess } from './CheckingAccess.tsx';
import { SignedInGate } from './SignedInGate.tsx';

/** A class account is sent to its teacher, never to prices. */
export function AccessDenied({ isClassAccount }: { isClassAccount: boolean }) {
  const { data, isLoading } = subscriptionsApi.usePlansQuery();
  if (isLoading) return <CheckingAccess />;
  const toPlans = <ToPlans isClassAccount={isClassAccount} />;
  return data?.isSiteOpen ? <SignedInGate>{toPlans}</SignedInGate> : toPlans;
}

function ToPlans({ isClassAccount }: { isClassAccount: boolean }) {
  useEffect(() => {
    const message = isClassAccount
      ? translate`Your teacher opens this realm for your class. Please ask your teacher.`
      : translate`Please subscribe to access this content`;
    showToast('error', message);
  }, [isClassAccount]);
  return <Navigate to="/pricing" replace />;
}
