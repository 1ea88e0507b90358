// The plan of whoever is signed in: its state in words, its code for others, and how to cancel it.
import type { User } from '@lanternwise/shared/contracts/user';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { messageOf } from '../../features/api.ts';
import { verify } from '../../features/session/session.ts';
import {
  useCancelSubscriptionMutation,
  useOwnSubscriptionQuery,
} from '../../features/subscriptions/subscriptionsApi.ts';
import { dayOf, stateWords } from '../../features/subscriptions/words.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PretendLater } from './PretendLater.tsx';

export function OwnPlan({ user }: { user: User }) {
  const { data: subscription } = useOwnSubscriptionQuery();
  const words = stateWords(user.subscriptionStatus, user.subscriptionEndDate);
  return (
    <Panel aria-labelledby="own-title" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="own-title" className="text-xl text-game-title">
          Your plan
        </h2>
        <Badge colour={words.colour}>{words.badge}</Badge>
      </div>
      <p>
        {user.role === 'Pilot'
          ? 'You are a Pilot: every realm is open for you.'
          : user.canOpenProtected && user.subscriptionStatus === 'none'
            ? 'Your school opened every realm for you.'
            : words.text}
      </p>
      {subscription?.code && (subscription.status === 'active' || subscription.status === 'cancelled') && (
        <Code code={subscription.code} places={subscription.places} members={subscription.members} />
      )}
      {subscription?.status === 'active' && <Cancel until={dayOf(subscription.endsAt)} />}
      {subscription?.provider === 'sandbox' && <PretendLater />}
    </Panel>
  );
}

function Code({ code, places, members }: { code: string; places: number; members: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <p>
        The code for the others: <strong className="font-code text-lg">{code}</strong>
      </p>
      <p className="text-muted">
        They sign in, open this page and type it below. {members.length} of {places} places are taken
        {members.length > 0 && members.length <= 8 ? `: ${members.join(', ')}` : ''}.
      </p>
    </div>
  );
}

function Cancel({ until }: { until: string }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const confirm = async () => {
    const { error } = await cancel();
    if (error) showToast('error', messageOf(error));
    else showToast('success', `Cancelled. The realms stay open until ${until}.`);
    await dispatch(verify());
    setAsking(false);
  };
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Cancel my plan
      </Button>
      <Dialog open={asking} title="Cancel your plan?" size="small" onClose={() => setAsking(false)}>
        <div className="grid gap-5">
          <p>Nothing more will be paid. The realms stay open until {until}; what you learned stays for good.</p>
          <div className="flex flex-wrap gap-4">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep my plan
            </Button>
            <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
              Yes, cancel it
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
