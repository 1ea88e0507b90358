// Shows the result of a payment; polls the server, because the URL itself proves nothing.
import type { Checkout } from '@lanternwise/shared/contracts/subscriptions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { subscriptionsApi } from '../features/subscriptions/subscriptionsApi.ts';
import { buttonClass } from '../ui/Button.tsx';
import { OwlPortrait } from '../ui/OwlPortrait.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usePage } from './layout/usePage.ts';
import { BoughtCode } from './pricing/BoughtCode.tsx';
import { OpenClasses } from './pricing/OpenClasses.tsx';

const POLL_MS = 2000;

interface StatusText {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const UNKNOWN_PAYMENT: StatusText = {
  title: msg`Payment not found`,
  text: msg`Nothing was activated. If you have paid, sign in with the account you paid from and open this page again.`,
};

const STATUS_TEXTS: Record<Checkout['state'], StatusText> = {
  open: {
    title: msg`Waiting for the payment`,
    text: msg`The payment service has not confirmed it yet. This page updates automatically; you can also come back later.`,
  },
  paid: { title: msg`The gates are open!`, text: msg`Your payment is confirmed. Every realm is open for you now.` },
  declined: {
    title: msg`The payment was declined`,
    text: msg`You were not charged. You can choose a plan and try again.`,
  },
  cancelled: { title: msg`The payment was cancelled`, text: msg`You were not charged.` },
  expired: {
    title: msg`The checkout has expired`,
    text: msg`You were not charged. You can choose a plan and try again.`,
  },
  refunded: {
    title: msg`We refunded this payment`,
    text: msg`You already had a plan, so we refunded the money. It can take a few days to arrive.`,
  },
};

export function PaymentSuccessPage() {
  const { t } = useLingui();
  const heading = usePage(t`Payment`);
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const id = params.get('checkout') ?? '';
  const [isPolling, setPolling] = useState(true);
  const { data, error, isLoading } = subscriptionsApi.useCheckoutQuery(
    { id },
    {
      skip: id === '',
      pollingInterval: isPolling ? POLL_MS : 0,
    },
  );
  const { user } = useSession();
  const isTeacher = user?.role === 'Teacher' || user?.role === 'Admin';
  const state = data?.state;
  useEffect(() => {
    setPolling(state === undefined || state === 'open');
    if (state === 'paid') void dispatch(verifySession());
  }, [state, dispatch]);
  const statusText = state ? STATUS_TEXTS[state] : id === '' || error ? UNKNOWN_PAYMENT : STATUS_TEXTS.open;
  return (
    <div className="lw-page grid min-h-[70vh] place-items-center py-10">
      <Panel className="grid max-w-2xl justify-items-center gap-5 text-center">
        <OwlPortrait expression={state === 'paid' ? 'happy' : 'think'} size={128} />
        <div role="status" className="grid justify-items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {t(statusText.title)}
          </h1>
          <p>{t(statusText.text)}</p>
          {(isLoading || state === 'open') && <Spinner label="" />}
        </div>
        {state === 'paid' ? (
          <>
            {data?.plan === 'school-yearly' && isTeacher ? <OpenClasses /> : <BoughtCode />}
            <Link to="/Grassroot/learning-adventures" className={buttonClass({ size: 'large' })}>
              <Trans>Start the adventure</Trans>
            </Link>
          </>
        ) : (
          <Link to="/pricing" className={buttonClass({})}>
            <Trans>Back to the plans</Trans>
          </Link>
        )}
      </Panel>
    </div>
  );
}
