// What a parent's mailed link opens: what the account means, in plain words, and the answer.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useReadConsentQuery, useRenewConsentMutation } from '../../features/account/accountApi.ts';
import { codeOf, messageOf } from '../../features/api.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';
import { ConsentAnswers } from './ConsentAnswers.tsx';
import { ConsentText } from './ConsentText.tsx';
import { CONSENT_WORDS } from './words.ts';

export function ConsentPage() {
  const { token = '' } = useParams();
  const { data: consent, error } = useReadConsentQuery({ token });
  const title = consent
    ? CONSENT_WORDS[consent.locale].titles[consent.state](consent.username)
    : 'A letter from Lanternwise';
  const heading = usePage(title);
  const before = useRef(consent?.state);
  useEffect(() => {
    // The buttons stand far below what an answer changes: the page begins anew, at its top.
    if (before.current !== undefined && before.current !== consent?.state) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    before.current = consent?.state;
  }, [consent?.state, heading]);
  if (error) {
    return (
      <PlainPage title="This link is over" heading={heading} who="owl">
        <p role="alert">{messageOf(error)}</p>
        {codeOf(error) === 'link-over' && <Renew token={token} />}
      </PlainPage>
    );
  }
  if (!consent) return <LoadingLogo />;
  return (
    <PlainPage title={title} heading={heading} who="owl" wide lang={consent.locale}>
      <ConsentText consent={consent} />
      <ConsentAnswers token={token} consent={consent} />
      {consent.state === 'given' && <Next consent={consent} />}
    </PlainPage>
  );
}

function Next({ consent: { locale, username } }: { consent: ConsentView }) {
  const { text, link } = CONSENT_WORDS[locale].next;
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-line/40 pt-5">
      <p>{text(username)}</p>
      <Link to="/register?as=parent" className={buttonClass({})}>
        {link}
      </Link>
    </section>
  );
}

function Renew({ token }: { token: string }) {
  const [renew, { isLoading, isSuccess, error }] = useRenewConsentMutation();
  if (isSuccess) return <p role="status">A new letter is on its way to the same mailbox.</p>;
  return (
    <>
      {error && <p role="alert">{messageOf(error)}</p>}
      <Button busy={isLoading} onClick={() => void renew({ token })}>
        Send me a new link
      </Button>
    </>
  );
}
