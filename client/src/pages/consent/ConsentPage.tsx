// What a parent's mailed link opens: what the account means, in plain words, and the answer.
import { useParams } from 'react-router-dom';
import { useReadConsentQuery, useRenewConsentMutation } from '../../features/account/accountApi.ts';
import { codeOf, messageOf } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';
import { ConsentAnswers } from './ConsentAnswers.tsx';
import { ConsentText } from './ConsentText.tsx';
import { CONSENT_WORDS } from './words.ts';

export function ConsentPage() {
  const { token = '' } = useParams();
  const { data: consent, error } = useReadConsentQuery(token);
  const title = consent
    ? CONSENT_WORDS[consent.locale].titles[consent.state](consent.username)
    : 'A letter from Lanternwise';
  const heading = usePage(title);
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
    </PlainPage>
  );
}

function Renew({ token }: { token: string }) {
  const [renew, { isLoading, isSuccess, error }] = useRenewConsentMutation();
  if (isSuccess) return <p role="status">A new letter is on its way to the same mailbox.</p>;
  return (
    <>
      {error && <p role="alert">{messageOf(error)}</p>}
      <Button busy={isLoading} onClick={() => void renew(token)}>
        Send me a new link
      </Button>
    </>
  );
}
