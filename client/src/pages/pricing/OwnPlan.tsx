// The plan of the signed-in user: its state, its code for other members, and cancellation.
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { errorMessage } from '../../features/api.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import {
  useCancelSubscriptionMutation,
  useOwnSubscriptionQuery,
} from '../../features/subscriptions/subscriptionsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SandboxEvents } from './SandboxEvents.tsx';
import { describeSubscriptionState } from './subscriptionStateText.ts';

export function OwnPlan({ user }: { user: User }) {
  const { data: subscription } = useOwnSubscriptionQuery();
  const stateText = describeSubscriptionState(user.subscriptionStatus, user.subscriptionEndDate);
  return (
    <Panel aria-labelledby="own-title" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="own-title" className="text-xl text-game-title">
          <Trans>Your plan</Trans>
        </h2>
        <Badge colour={stateText.colour}>{stateText.badge}</Badge>
      </div>
      <p>
        {user.role === 'Pilot' ? (
          <Trans>You are a Pilot: every realm that is built is open for you.</Trans>
        ) : user.canOpenProtected && user.subscriptionStatus === 'none' ? (
          <Trans>Your school opened every realm that is built for you.</Trans>
        ) : (
          stateText.text
        )}
      </p>
      {subscription?.code && (subscription.status === 'active' || subscription.status === 'cancelled') && (
        <PlanCode code={subscription.code} places={subscription.places} members={subscription.members} />
      )}
      {subscription?.status === 'active' && <CancelPlanButton until={formatDate(subscription.endsAt, 'long')} />}
      {subscription?.provider === 'sandbox' && <SandboxEvents />}
    </Panel>
  );
}

function PlanCode({ code, places, members }: { code: string; places: number; members: readonly string[] }) {
  const taken = members.length;
  const names = members.join(', ');
  return (
    <div className="grid gap-1">
      <p>
        <Trans>
          The code for the others: <strong className="font-code text-lg">{code}</strong>
        </Trans>
      </p>
      <p className="text-muted">
        {taken > 0 && taken <= 8 ? (
          <Trans>
            They sign in, open this page and enter it below. {taken} of {places} places are taken: {names}.
          </Trans>
        ) : (
          <Trans>
            They sign in, open this page and enter it below. {taken} of {places} places are taken.
          </Trans>
        )}
      </p>
    </div>
  );
}

function CancelPlanButton({ until }: { until: string }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const confirm = async () => {
    const { error } = await cancel();
    if (error) showToast('error', errorMessage(error));
    else showToast('success', t`Cancelled. The realms stay open until ${until}.`);
    await dispatch(verifySession());
    setConfirmOpen(false);
  };
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setConfirmOpen(true)}>
        <Trans>Cancel my plan</Trans>
      </Button>
      <Dialog open={isConfirmOpen} title={t`Cancel your plan?`} size="small" onClose={() => setConfirmOpen(false)}>
        <div className="grid gap-5">
          <p>
            <Trans>You will not be charged again. The realms stay open until {until}; your progress is kept.</Trans>
          </p>
          <div className="flex flex-wrap gap-4">
            <Button variant="quiet" onClick={() => setConfirmOpen(false)}>
              <Trans>Keep my plan</Trans>
            </Button>
            <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
              <Trans>Yes, cancel it</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
