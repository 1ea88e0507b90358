// Unsubscribes a parent from the weekly e-mail through its link, without signing in.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../features/api.ts';
import { useStopDigestMutation } from '../features/reportsApi.ts';
import { Button } from '../ui/Button.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { usePage } from './layout/usePage.ts';

export function DigestStopPage() {
  const { t } = useLingui();
  const heading = usePage(t`Weekly e-mails`);
  const { token = '' } = useParams();
  const [stopDigest, { isLoading, isSuccess }] = useStopDigestMutation();
  const [error, setError] = useState<string>();
  const handleStop = async () => {
    setError(undefined);
    try {
      await stopDigest({ token }).unwrap();
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <PlainPage title={t`Weekly e-mails`} heading={heading} who="owl">
      {isSuccess ? (
        <p role="status">
          <Trans>You will get no more weekly e-mails. You can turn them on again on your progress page.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Do you want to stop the weekly e-mails about your child?</Trans>
          </p>
          <Button busy={isLoading} onClick={() => void handleStop()}>
            <Trans>Stop weekly e-mails</Trans>
          </Button>
          {error && (
            <p role="alert" className="lw-error">
              {error}
            </p>
          )}
        </>
      )}
    </PlainPage>
  );
}
