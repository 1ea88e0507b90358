// Confirms a subscription behind the mailed link. A button does it, because mail programs open links by themselves.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { newsletterApi } from '../../features/newsletterApi.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';

export function ConfirmPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [confirm, { data, isLoading, error }] = newsletterApi.useConfirmSubscriptionMutation();
  const email = data?.email;
  return (
    <PlainPage title={t`Newsletter`}>
      {email !== undefined ? (
        <p role="status">
          <Trans>
            You are subscribed: the newsletter goes to <strong className="wrap-anywhere">{email}</strong>. Thank you!
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Do you want to get the Lanternwise newsletter?</Trans>
          </p>
          <Button wide busy={isLoading} onClick={() => void confirm({ token })}>
            <Trans>Yes, subscribe me</Trans>
          </Button>
        </>
      )}
      {error && (
        <ErrorText>
          {errorMessage(error)}{' '}
          <Link to="/newsletter" className="lw-link">
            <Trans>Get a new link</Trans>
          </Link>
        </ErrorText>
      )}
    </PlainPage>
  );
}
