// The sandbox's checkout: says loudly that no money moves, and lets the buyer play each answer of a bank.
import { PLANS, priceWords } from '@lanternwise/shared/constants/plans';
import type { Checkout } from '@lanternwise/shared/contracts/subscriptions';
import { FlaskConical } from 'lucide-react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../../features/api.ts';
import { useCheckoutQuery, useDecideCheckoutMutation } from '../../features/subscriptions/subscriptionsApi.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePage } from '../layout/usePage.ts';

export function CheckoutPage() {
  const heading = usePage('Checkout');
  const { id = '' } = useParams();
  const { data, error, isLoading } = useCheckoutQuery({ id });
  return (
    <div className="lw-page grid justify-items-center gap-6 py-10">
      <Panel className="grid w-full max-w-xl gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          Checkout
        </h1>
        {isLoading && <Spinner label="Fetching your order" />}
        {error && (
          <p role="alert" className="lw-error">
            {messageOf(error)}
          </p>
        )}
        {data && <Order checkout={data} />}
        <Link to="/pricing" className={buttonClass({ variant: 'quiet' })}>
          Back to the plans
        </Link>
      </Panel>
    </div>
  );
}

function Order({ checkout }: { checkout: Checkout }) {
  const { plan, amount, currency, state } = checkout;
  if (state === 'paid') return <Navigate to={`/payment-success?checkout=${checkout.id}`} replace />;
  const facts = PLANS[plan];
  return (
    <>
      <p className="flex items-start gap-3 rounded-md border-2 border-link p-3">
        <FlaskConical aria-hidden="true" className="shrink-0 text-link" />
        <span>
          <strong>This is a sandbox.</strong> No money moves here. Nobody asks you for a card number, and you should
          never type one.
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-3 text-lg">
        <span className="font-bold">{facts.name}</span>
        <span>
          {priceWords(amount, currency)} a {facts.term}
        </span>
      </p>
      {state === 'open' ? <Answers id={checkout.id} price={priceWords(amount, currency)} /> : <Settled state={state} />}
    </>
  );
}

function Answers({ id, price }: { id: string; price: string }) {
  const [decide, { isLoading }] = useDecideCheckoutMutation();
  const navigate = useNavigate();
  const choose = async (outcome: 'pay' | 'decline' | 'cancel') => {
    const { error } = await decide({ id, outcome });
    if (error) return showToast('error', messageOf(error));
    if (outcome === 'pay') await navigate(`/payment-success?checkout=${id}`);
  };
  return (
    <div className="grid gap-3">
      <Button wide busy={isLoading} onClick={() => void choose('pay')}>
        Pay {price} (pretended)
      </Button>
      <Button wide variant="secondary" disabled={isLoading} onClick={() => void choose('decline')}>
        Pretend that the card is declined
      </Button>
      <Button wide variant="quiet" disabled={isLoading} onClick={() => void choose('cancel')}>
        Cancel
      </Button>
    </div>
  );
}

const SETTLED: Record<Exclude<Checkout['state'], 'open' | 'paid'>, string> = {
  declined: 'The card was declined. Nothing was paid; you can choose a plan and try again.',
  cancelled: 'You cancelled. Nothing was paid.',
  expired: 'This checkout waited too long and has ended. Nothing was paid.',
};

function Settled({ state }: { state: keyof typeof SETTLED }) {
  return (
    <p role="status" className="font-bold">
      {SETTLED[state]}
    </p>
  );
}
