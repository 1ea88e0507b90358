// The page behind the consent link in a parent's e-mail: information about the account, and the answer.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { accountApi } from '../../features/account/accountApi.ts';
import { errorCode, errorMessage } from '../../features/api.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { focusHeading } from '../../ui/layers/layerStack.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { ConsentText } from './ConsentText.tsx';
import { CONSENT_TITLES } from './consentText.ts';
import { useMailLanguage } from './useMailLanguage.ts';

const FamilyDecisions = lazyPart(
  withAreaMessages('family', async () => (await import('../family/FamilyDecisions.tsx')).FamilyDecisions),
);
const InviteParent = lazyPart(
  withAreaMessages('parents', async () => (await import('../parent-home/InviteParent.tsx')).InviteParent),
);

export function ConsentPage() {
  const { token = '' } = useParams();
  const { data: consent, error } = accountApi.useReadConsentQuery({ token });
  const { t } = useLingui();
  const ready = useMailLanguage(consent?.locale);
  const title = consent ? CONSENT_TITLES[consent.state](consent.username) : t`A message from Lanternwise`;
  const previousState = useRef(consent?.state);
  useEffect(() => {
    // An answer changes the top of the page, which is out of view from the buttons.
    if (previousState.current !== undefined && previousState.current !== consent?.state) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    previousState.current = consent?.state;
  }, [consent?.state]);
  if (error) {
    return (
      <PlainPage title={t`This link has expired`}>
        <p role="alert">{errorMessage(error)}</p>
        {errorCode(error) === 'link-over' && <RenewLink token={token} />}
      </PlainPage>
    );
  }
  if (!consent || !ready) return <LoadingLogo />;
  return (
    <PlainPage title={title} wide>
      <ConsentText consent={consent} />
      <Suspense fallback={<LoadingLogo />}>
        <Decisions token={token} consent={consent} />
      </Suspense>
      {consent.state === 'given' && <NextSteps username={consent.username} />}
    </PlainPage>
  );
}

function Decisions({ token, consent }: { token: string; consent: ConsentView }) {
  const [send, { isLoading, originalArgs, error }] = accountApi.useAnswerConsentMutation();
  return (
    <FamilyDecisions
      consent={consent}
      decide={(decision) => send({ token, ...decision })}
      pending={isLoading ? originalArgs : undefined}
      error={error ? errorMessage(error) : undefined}
    />
  );
}

function NextSteps({ username }: { username: string }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-line/40 pt-5">
      <p>
        <Trans>
          Would you like to see what {username} learns each week? Create a parent account and enter the code that{' '}
          {username} finds under "My parents" on the account page.
        </Trans>
      </p>
      <Link to="/register?as=parent" className={buttonClass({})}>
        <Trans>Create a parent account</Trans>
      </Link>
      <Suspense>
        <InviteParent />
      </Suspense>
    </section>
  );
}

function RenewLink({ token }: { token: string }) {
  const [renew, { isLoading, isSuccess, error }] = accountApi.useRenewConsentMutation();
  if (isSuccess)
    return (
      <p role="status">
        <Trans>A new e-mail will be sent to the same address.</Trans>
      </p>
    );
  return (
    <>
      {error && <p role="alert">{errorMessage(error)}</p>}
      <Button busy={isLoading} onClick={() => void renew({ token })}>
        <Trans>Send me a new link</Trans>
      </Button>
    </>
  );
}
