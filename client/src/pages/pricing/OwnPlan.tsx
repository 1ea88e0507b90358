// The plan of the signed-in user: its name and state, its code for other members, cancelling, resuming and paying again.

import type { PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { attempt } from '../../features/attempt.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusIfLost } from '../../ui/layers/useFocusIfLost.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ConfirmButton } from '../layout/ConfirmDialog.tsx';
import { LicenceCodes } from '../layout/LicenceCodes.tsx';
import { planName } from './plans.ts';
import { SandboxEvents } from './SandboxEvents.tsx';
import { describeSubscriptionState } from './subscriptionStateText.ts';
import { useStartCheckout } from './useStartCheckout.ts';

export interface OwnPlanProps {
  user: User;
  /** The site's payment service, once it is known. */
  provider: PlansReply['provider'] | undefined;
}

export function OwnPlan({ user, provider }: OwnPlanProps) {
  const { t } = useLingui();
  const { data: subscription } = subscriptionsApi.useOwnSubscriptionQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  // Cancelling and resuming remove their own buttons.
  useFocusIfLost(heading, subscription?.status);
  const plan = user.subscriptionStatus === 'none' ? undefined : planName(user.subscriptionPlan);
  const planTitle = plan && t(plan);
  const stateText = describeSubscriptionState(user.subscriptionStatus, user.subscriptionEndDate);
  return (
    <Panel aria-labelledby="own-title" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="own-title" ref={heading} tabIndex={-1} className="text-xl text-game-title">
          {planTitle ? t`Your plan: ${planTitle}` : t`Your plan`}
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
        <PlanCode
          code={subscription.code}
          staffCode={subscription.staffCode}
          places={subscription.places}
          members={subscription.members}
        />
      )}
      {subscription?.status === 'active' && <CancelPlanButton until={formatDate(subscription.endsAt, 'long')} />}
      {subscription && !user.canOpenProtected && <PayAgainButton subscription={subscription} />}
      {subscription?.status === 'cancelled' && subscription.provider === provider && <ResumePlanButton />}
      {subscription?.provider === 'sandbox' && <SandboxEvents />}
    </Panel>
  );
}

type PlanCodeProps = Pick<Subscription, 'staffCode' | 'places' | 'members'> & { code: string };

function PlanCode({ code, staffCode, places, members }: PlanCodeProps) {
  const taken = members.length;
  const names = members.join(', ');
  return (
    <div className="grid gap-1">
      {staffCode === null ? (
        <p>
          <Trans>
            Code for your members: <strong className="font-code text-lg">{code}</strong>
          </Trans>
        </p>
      ) : (
        <LicenceCodes code={code} staffCode={staffCode} />
      )}
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
  const [cancel] = subscriptionsApi.useCancelSubscriptionMutation();
  return (
    <ConfirmButton
      button={{ size: 'small', className: 'justify-self-start', children: <Trans>Cancel my plan</Trans> }}
      title={t`Cancel your plan?`}
      confirmLabel={t`Cancel plan`}
      cancelLabel={t`Keep my plan`}
      onConfirm={() =>
        cancel()
          .unwrap()
          .finally(() => dispatch(verifySession()))
      }
      done={t`Cancelled. The realms stay open until ${until}.`}
    >
      <p>
        <Trans>You will not be charged again. The realms stay open until {until}; your progress is kept.</Trans>
      </p>
    </ConfirmButton>
  );
}

/** Takes the cancellation back. */
function ResumePlanButton() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [resume, { isLoading }] = subscriptionsApi.useResumeSubscriptionMutation();
  const handleResume = async () => {
    await attempt(resume(), t`Your plan goes on as before.`);
    await dispatch(verifySession());
  };
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      busy={isLoading}
      onClick={() => void handleResume()}
    >
      <Trans>Resume my plan</Trans>
    </Button>
  );
}

/** Offers the same plan again after a payment that failed, and after its end. */
function PayAgainButton({ subscription: { plan, status } }: { subscription: Subscription }) {
  const { start, busy } = useStartCheckout();
  if (status === 'active' || status === 'cancelled') return null;
  return (
    <Button variant="secondary" className="justify-self-start" busy={busy === plan} onClick={() => void start(plan)}>
      {status === 'past-due' ? <Trans>Try the payment again</Trans> : <Trans>Choose this plan again</Trans>}
    </Button>
  );
}
