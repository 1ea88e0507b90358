// One plan with its features and prices, and the buttons that start a checkout.
import type { PlansReply } from '@lanternwise/shared/contracts/subscriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useBeginCheckoutMutation } from '../../features/subscriptions/subscriptionsApi.ts';
import { formatPrice } from '../../i18n/format.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { OFFER_NAMES, type Plan, TERM_LABELS } from './plans.ts';

type Offer = PlansReply['plans'][number];

function useStartCheckout() {
  const { status } = useSession();
  const [beginCheckout] = useBeginCheckoutMutation();
  const [busy, setBusy] = useState<string>();
  const navigate = useNavigate();
  const buy = async (offer: Offer) => {
    if (status !== 'signed-in') return void navigate(signInPath('/pricing'));
    setBusy(offer.id);
    const { data, error } = await beginCheckout({ plan: offer.id });
    setBusy(undefined);
    if (error) return showToast('error', errorMessage(error));
    if (data.url.startsWith('/')) await navigate(data.url);
    else window.location.assign(data.url);
  };
  return { buy, busy };
}

export interface PlanCardProps {
  plan: Plan;
  /** Undefined until they are known; the prices keep their place. */
  offers: readonly Offer[] | undefined;
  currency: string;
}

export function PlanCard({ plan, offers, currency }: PlanCardProps) {
  const { t } = useLingui();
  const { buy, busy } = useStartCheckout();
  const isFree = plan.variants.length === 0;
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl text-link">{t(plan.name)}</h2>
        {isFree && (
          <Badge colour="ok">
            <Trans>Free</Trans>
          </Badge>
        )}
      </div>
      <p className="font-bold">{t(plan.tagline)}</p>
      <ul className="lw-lights grid flex-1 content-start gap-2">
        {plan.features.map((feature) => (
          <li key={feature.id}>{t(feature)}</li>
        ))}
      </ul>
      {isFree && (
        <Link to="/demo" className={buttonClass({ wide: true }, 'mt-2')}>
          <Trans>Start free trial</Trans>
        </Link>
      )}
      {plan.variants.map(({ id, buttonLabel }) => {
        const offer = offers?.find((candidate) => candidate.id === id);
        if (offers && !offer) return null;
        return (
          <div key={id} className={cx('grid gap-2', !offer && 'invisible')}>
            <p>
              <span className="font-display text-2xl text-game-title">{formatPrice(offer?.amount ?? 0, currency)}</span>{' '}
              <span className="text-muted">{t(TERM_LABELS[offer?.term ?? 'year'])}</span>
            </p>
            <Button wide busy={busy === id} onClick={() => offer && void buy(offer)}>
              {t(buttonLabel)}
              <span className="lw-hidden">: {t(OFFER_NAMES[id])}</span>
            </Button>
          </div>
        );
      })}
    </Card>
  );
}
