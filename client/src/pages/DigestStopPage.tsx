// Unsubscribes a parent from the weekly e-mail through its link, without signing in.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode, errorMessage, errorStatus } from '../features/api.ts';
import { reportsApi } from '../features/reportsApi.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';
import { useFocusIfLost } from '../ui/layers/useFocusIfLost.ts';
import { PlainPage } from './layout/PlainPage.tsx';
import { QueryResult } from './layout/QueryResult.tsx';

export function DigestStopPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  // Checked before the button shows: it must not promise what the link cannot do.
  const link = reportsApi.useCheckDigestLinkQuery({ token });
  // What has not the form of a link is refused as a bad request.
  const isExpired = errorCode(link.error) === 'link-over' || errorStatus(link.error) === 400;
  return (
    <PlainPage title={isExpired ? t`This link has expired` : t`Weekly e-mails`}>
      {isExpired ? (
        <p role="alert">
          <Trans>
            Only the link in the newest weekly e-mail works. You can also sign in and turn the e-mails off on your
            progress page.
          </Trans>
        </p>
      ) : (
        <QueryResult query={link}>{({ digest }) => <StopForm token={token} digest={digest} />}</QueryResult>
      )}
    </PlainPage>
  );
}

function StopForm({ token, digest }: { token: string; digest: boolean }) {
  const [stopDigest, { isLoading, isSuccess, error }] = reportsApi.useStopDigestMutation();
  const done = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(done, isSuccess ? 'stopped' : 'asked');
  if (isSuccess || !digest) {
    return (
      <p ref={done} role="status" tabIndex={-1}>
        <Trans>You will get no more weekly e-mails. You can turn them on again on your progress page.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>Do you want to stop the weekly e-mails about your child?</Trans>
      </p>
      <Button busy={isLoading} onClick={() => void stopDigest({ token })}>
        <Trans>Stop weekly e-mails</Trans>
      </Button>
      <ErrorText>{error && errorMessage(error)}</ErrorText>
    </>
  );
}
