// After paying: asks the server again and again until it knows; the address itself proves nothing.
import type { Checkout } from '@lanternwise/shared/contracts/subscriptions';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { verify } from '../../features/session/session.ts';
import { useCheckoutQuery } from '../../features/subscriptions/subscriptionsApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePage } from '../layout/usePage.ts';

const POLL_MS = 2000;

interface Words {
  title: string;
  text: string;
}

const UNKNOWN: Words = {
  title: 'We do not know this payment',
  text: 'Nothing was activated. If you have paid, sign in with the account you paid with and open this page again.',
};

const WORDS: Record<Checkout['state'], Words> = {
  open: {
    title: 'Waiting for the payment',
    text: 'The payment service has not confirmed it yet. This page looks again by itself; you may also come back later.',
  },
  paid: { title: 'The gates are open!', text: 'The payment is confirmed. Every realm waits for you.' },
  declined: { title: 'The payment was declined', text: 'Nothing was paid. You can choose a plan and try again.' },
  cancelled: { title: 'The payment was cancelled', text: 'Nothing was paid.' },
  expired: { title: 'The checkout has ended', text: 'Nothing was paid. You can choose a plan and try again.' },
};

export function PaymentSuccessPage() {
  const heading = usePage('Payment');
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const id = params.get('checkout') ?? '';
  const [waiting, setWaiting] = useState(true);
  const { data, error, isLoading } = useCheckoutQuery(
    { id },
    {
      skip: id === '',
      pollingInterval: waiting ? POLL_MS : 0,
    },
  );
  const state = data?.state;
  useEffect(() => {
    setWaiting(state === undefined || state === 'open');
    if (state === 'paid') void dispatch(verify());
  }, [state, dispatch]);
  const words = state ? WORDS[state] : id === '' || error ? UNKNOWN : WORDS.open;
  return (
    <div className="lw-page grid min-h-[70vh] place-items-center py-10">
      <Panel className="grid max-w-lg justify-items-center gap-5 text-center">
        <Portrait who="owl" name="" expression={state === 'paid' ? 'happy' : 'think'} size={128} />
        <div role="status" className="grid justify-items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {words.title}
          </h1>
          <p>{words.text}</p>
          {(isLoading || state === 'open') && <Spinner label="" />}
        </div>
        {state === 'paid' ? (
          <Link to="/Grassroot/learning-adventures" className={buttonClass({ size: 'large' })}>
            Start the adventure
          </Link>
        ) : (
          <Link to="/pricing" className={buttonClass({})}>
            Back to the plans
          </Link>
        )}
      </Panel>
    </div>
  );
}
