// The checkout on this site: the exchange of a plan, and in the sandbox, which charges no money, each outcome of a payment.
import { PLANS, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout } from '@lanternwise/shared/contracts/subscriptions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../features/api.ts';
import { attempt } from '../features/attempt.ts';
import { subscriptionsApi } from '../features/subscriptions/subscriptionsApi.ts';
import { formatPrice } from '../i18n/format.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';
import { useFocusIfLost } from '../ui/layers/useFocusIfLost.ts';
import { Panel } from '../ui/Panel.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usePage } from './layout/usePage.ts';
import { OFFER_NAMES, TERM_LABELS } from './pricing/plans.ts';
import { useStartCheckout } from './pricing/useStartCheckout.ts';

export function CheckoutPage() {
  const { t } = useLingui();
  const heading = usePage(t`Checkout`);
  const { id = '' } = useParams();
  const { data, error, isLoading } = subscriptionsApi.useCheckoutQuery({ id });
  return (
    <div className="lw-page grid justify-items-center gap-6 py-10">
      <Panel className="grid w-full max-w-xl gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>Checkout</Trans>
        </h1>
        {isLoading && <Spinner label={t`Loading your order`} />}
        <ErrorText>{error && errorMessage(error)}</ErrorText>
        {data && <OrderSummary checkout={data} />}
        <Link to="/pricing" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Back to the plans</Trans>
        </Link>
      </Panel>
    </div>
  );
}

function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { plan, amount, currency, state, provider, from } = checkout;
  const outcome = useRef<HTMLParagraphElement>(null);
  // The answer removes the buttons that gave it.
  useFocusIfLost(outcome, state);
  if (state === 'paid') return <Navigate to={`/payment-success?checkout=${checkout.id}`} replace />;
  const due = formatPrice(amount, currency);
  const price = formatPrice(checkout.price, currency);
  return (
    <>
      {provider === 'sandbox' && <SandboxNote />}
      <p className="flex flex-wrap justify-between gap-3 text-lg">
        <span className="font-bold">{t(OFFER_NAMES[plan])}</span>
        <span>
          {price} {t(TERM_LABELS[PLANS[plan].term])}
        </span>
      </p>
      {from && <Difference from={from} to={plan} due={due} />}
      {state !== 'open' ? (
        <>
          <CheckoutOutcome state={state} text={outcome} />
          {state !== 'refunded' && <StartAgainButton plan={plan} label={<Trans>Try again</Trans>} />}
        </>
      ) : provider === 'sandbox' ? (
        <CheckoutActions id={checkout.id} price={due} />
      ) : from ? (
        <ConfirmChange id={checkout.id} price={due} />
      ) : (
        <>
          <p>
            <Trans>You pay for this on the page of the payment service.</Trans>
          </p>
          <StartAgainButton plan={plan} label={<Trans>Continue to payment</Trans>} />
        </>
      )}
    </>
  );
}

function SandboxNote() {
  return (
    <p className="flex items-start gap-3 rounded-md border-2 border-link p-3">
      <FlaskConical aria-hidden="true" className="shrink-0 text-link" />
      <span>
        <Trans>
          <strong>This is a sandbox.</strong> No money is charged here. You will not be asked for a card number, and you
          should never enter one.
        </Trans>
      </span>
    </p>
  );
}

/** What the exchange of a running plan costs, and from when the new one counts. */
function Difference({ from, to, due }: { from: PlanId; to: PlanId; due: string }) {
  const { t } = useLingui();
  const oldPlan = t(OFFER_NAMES[from]);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-3 text-lg">
        <span className="font-bold">
          <Trans>To pay now</Trans>
        </span>
        <span>{due}</span>
      </p>
      <p>
        {PLANS[from].term === PLANS[to].term ? (
          <Trans>
            This replaces your plan "{oldPlan}" right away and runs until the same day. You pay the difference for the
            time that is left.
          </Trans>
        ) : (
          <Trans>
            This replaces your plan "{oldPlan}" right away and starts a new term today. We take off the unused part of
            what you paid.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Charges the difference at the payment service and exchanges the plan. */
function ConfirmChange({ id, price }: { id: string; price: string }) {
  const [confirm, { isLoading }] = subscriptionsApi.useConfirmCheckoutMutation();
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        <Trans>We charge the card that you pay your plan with.</Trans>
      </p>
      <Button wide busy={isLoading} onClick={() => void attempt(confirm({ id }))}>
        <Trans>Pay {price} and switch</Trans>
      </Button>
    </div>
  );
}

/** Opens the payment page again: of this checkout if it is open, else of a new one for the same plan. */
function StartAgainButton({ plan, label }: { plan: PlanId; label: ReactNode }) {
  const { start, busy } = useStartCheckout();
  return (
    <Button wide busy={busy !== undefined} onClick={() => void start(plan)}>
      {label}
    </Button>
  );
}

function CheckoutActions({ id, price }: { id: string; price: string }) {
  const [decide, { isLoading }] = subscriptionsApi.useDecideCheckoutMutation();
  const navigate = useNavigate();
  const choose = async (outcome: 'pay' | 'decline' | 'cancel') => {
    const isDone = await attempt(decide({ id, outcome }));
    if (isDone && outcome === 'pay') await navigate(`/payment-success?checkout=${id}`);
  };
  return (
    <div className="grid gap-3">
      <Button wide busy={isLoading} onClick={() => void choose('pay')}>
        <Trans>Pay {price} (simulated)</Trans>
      </Button>
      <Button wide variant="secondary" disabled={isLoading} onClick={() => void choose('decline')}>
        <Trans>Simulate a declined card</Trans>
      </Button>
      <Button wide variant="quiet" disabled={isLoading} onClick={() => void choose('cancel')}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

const OUTCOME_MESSAGES: Record<Exclude<Checkout['state'], 'open' | 'paid'>, MessageDescriptor> = {
  declined: msg`The card was declined. You were not charged.`,
  cancelled: msg`You cancelled. You were not charged.`,
  expired: msg`This checkout has expired. Nothing was paid.`,
  refunded: msg`You already had a plan, so we refunded this payment.`,
};

interface CheckoutOutcomeProps {
  state: keyof typeof OUTCOME_MESSAGES;
  text: RefObject<HTMLParagraphElement | null>;
}

function CheckoutOutcome({ state, text }: CheckoutOutcomeProps) {
  const { t } = useLingui();
  return (
    <p role="status" ref={text} tabIndex={-1} className="font-bold">
      {t(OUTCOME_MESSAGES[state])}
    </p>
  );
}
