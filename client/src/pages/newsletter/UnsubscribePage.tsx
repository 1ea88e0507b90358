// Unsubscribes from the newsletter through its link, without signing in. A button does it, because mail programs open links.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { newsletterApi } from '../../features/newsletterApi.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';

export function UnsubscribePage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [unsubscribe, { isLoading, isSuccess, error }] = newsletterApi.useUnsubscribeMutation();
  return (
    <PlainPage title={t`Unsubscribe`}>
      {isSuccess ? (
        <>
          <p role="status">
            <Trans>You will get no more newsletters. We have deleted your address from the list.</Trans>
          </p>
          <Link to="/newsletter" className="lw-link">
            <Trans>Subscribe again</Trans>
          </Link>
        </>
      ) : (
        <>
          <p>
            <Trans>Do you want to stop the Lanternwise newsletter?</Trans>
          </p>
          <Button wide busy={isLoading} onClick={() => void unsubscribe({ token })}>
            <Trans>Unsubscribe</Trans>
          </Button>
        </>
      )}
      <ErrorText>{error && errorMessage(error)}</ErrorText>
    </PlainPage>
  );
}
