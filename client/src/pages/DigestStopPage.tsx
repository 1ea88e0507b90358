// Unsubscribes a parent from the weekly e-mail through its link, without signing in.
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../features/api.ts';
import { useStopDigestMutation } from '../features/reportsApi.ts';
import { Button } from '../ui/Button.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { usePage } from './layout/usePage.ts';

export function DigestStopPage() {
  const heading = usePage('Weekly e-mails');
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
    <PlainPage title="Weekly e-mails" heading={heading} who="owl">
      {isSuccess ? (
        <p role="status">You will get no more weekly e-mails. You can turn them on again on your progress page.</p>
      ) : (
        <>
          <p>Do you want to stop the weekly e-mails about your child?</p>
          <Button busy={isLoading} onClick={() => void handleStop()}>
            Stop weekly e-mails
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
