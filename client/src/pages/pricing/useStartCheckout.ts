// Starts a checkout of a plan; a guest signs in first and comes back to the chosen plan.
import type { PlanId } from '@lanternwise/shared/constants/plans';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { chosenPlanPath } from './plans.ts';

export interface StartCheckout {
  start(plan: PlanId): Promise<void>;
  /** The plan whose checkout is being started. */
  busy: PlanId | undefined;
}

export function useStartCheckout(): StartCheckout {
  const { status } = useSession();
  const [beginCheckout] = subscriptionsApi.useBeginCheckoutMutation();
  const [busy, setBusy] = useState<PlanId>();
  const navigate = useNavigate();
  const start = async (plan: PlanId) => {
    if (status !== 'signed-in') return void navigate(signInPath(chosenPlanPath(plan)));
    setBusy(plan);
    const { data, error } = await beginCheckout({ plan });
    setBusy(undefined);
    if (error) return showToast('error', errorMessage(error));
    if (data.url.startsWith('/')) await navigate(data.url);
    else window.location.assign(data.url);
  };
  return { start, busy };
}
