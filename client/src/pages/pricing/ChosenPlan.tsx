// Reminds of the plan in the URL: it was chosen before signing in, or its payment page was left.
import type { PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../features/session/useSession.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { OFFER_NAMES, standingOf, TERM_LABELS } from './plans.ts';
import { useStartCheckout } from './useStartCheckout.ts';

export interface ChosenPlanProps {
  plans: PlansReply;
  /** The plan that runs now and is paid for at the same payment service. */
  running: Subscription | undefined;
}

export function ChosenPlan({ plans, running }: ChosenPlanProps) {
  const { t } = useLingui();
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const { start, busy } = useStartCheckout();
  const offer = plans.plans.find(({ id }) => id === params.get('plan'));
  if (!offer || status !== 'signed-in') return null;
  const standing = standingOf(offer.id, running);
  if (standing === 'current' || standing === 'included') return null;
  const name = t(OFFER_NAMES[offer.id]);
  const price = formatPrice(offer.amount, plans.currency);
  const term = t(TERM_LABELS[offer.term]);
  return (
    <Panel title={<Trans>You chose {name}</Trans>} className="grid max-w-2xl gap-4">
      <p>
        <Trans>
          {price} {term}. You have not paid yet.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-4">
        <Button busy={busy === offer.id} onClick={() => void start(offer.id)}>
          <Trans>Continue to checkout</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setParams({}, { replace: true })}>
          <Trans>Choose another plan</Trans>
        </Button>
      </div>
    </Panel>
  );
}
