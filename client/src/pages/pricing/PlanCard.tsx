// One plan with its features and prices, and the buttons that start a checkout.
import type { PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { PrefetchLink } from '../../features/realm/PrefetchLink.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { OFFER_NAMES, type Plan, standingOf, TERM_LABELS } from './plans.ts';
import { useStartCheckout } from './useStartCheckout.ts';

type Offer = PlansReply['plans'][number];

export interface PlanCardProps {
  plan: Plan;
  /** Undefined until they are known; the prices keep their place. */
  offers: readonly Offer[] | undefined;
  currency: string;
  /** The plan that runs now and is paid for at the same payment service. */
  running: Subscription | undefined;
}

export function PlanCard({ plan, offers, currency, running }: PlanCardProps) {
  const { t } = useLingui();
  const { start, busy } = useStartCheckout();
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
        <PrefetchLink to="/demo" className={buttonClass({ wide: true }, 'mt-2')}>
          <Trans>Start free trial</Trans>
        </PrefetchLink>
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
            {offer && standingOf(id, running) === 'current' ? (
              <p className="font-bold text-ok">
                <Trans>This is your plan.</Trans>
              </p>
            ) : standingOf(id, running) === 'included' ? (
              <p className="text-muted">
                <Trans>Your plan already includes this.</Trans>
              </p>
            ) : (
              <Button wide busy={busy === id} onClick={() => offer && void start(offer.id)}>
                {standingOf(id, running) === 'larger' ? <Trans>Switch to this plan</Trans> : t(buttonLabel)}
                <span className="lw-hidden">: {t(OFFER_NAMES[id])}</span>
              </Button>
            )}
          </div>
        );
      })}
    </Card>
  );
}
