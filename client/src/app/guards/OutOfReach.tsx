// Stands for a page of an account while the server cannot tell whose it is: nobody signed in is sent to sign in.
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../features/api.ts';
import { useConnection } from '../../features/offline/connection.ts';
import { PlainPage } from '../../pages/layout/PlainPage.tsx';
import { Button } from '../../ui/Button.tsx';

export function OutOfReach() {
  const { t } = useLingui();
  const { isForeign } = useConnection();
  return (
    <PlainPage title={t`This page needs the server`}>
      <p role="status">{errorMessage({ status: isForeign ? 'FOREIGN_REPLY' : 'FETCH_ERROR' })}</p>
      <Button wide onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </PlainPage>
  );
}
