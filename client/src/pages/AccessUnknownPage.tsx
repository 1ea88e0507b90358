// The page of a realm while the server cannot be reached and nothing that is kept tells whether this person may play it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { foreignMessage } from '../features/http/foreignMessage.ts';
import { useConnection } from '../features/offline/connection.ts';
import { isRemembered } from '../features/session/token.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { OwlPortrait } from '../ui/OwlPortrait.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usePage } from './layout/usePage.ts';

export function AccessUnknownPage() {
  const { t } = useLingui();
  const { isForeign } = useConnection();
  const heading = usePage(t`No internet`);
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-6">
      <Panel className="grid max-w-lg justify-items-center gap-5 text-center">
        <OwlPortrait size={96} />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          {isForeign ? (
            <Trans>This realm cannot open now</Trans>
          ) : (
            <Trans>This realm cannot open without internet</Trans>
          )}
        </h1>
        <p>
          <Reason />
        </p>
        <div className="grid w-full gap-3">
          <Button wide onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
          <Link to="/Grassroot/learning-adventures" className={buttonClass({ wide: true, variant: 'secondary' })}>
            <Trans>Choose another adventure</Trans>
          </Link>
        </div>
      </Panel>
    </main>
  );
}

function Reason() {
  const { isTooOld, isForeign } = useConnection();
  if (isForeign) return foreignMessage();
  if (isTooOld)
    return (
      <Trans>
        Lanternwise has not reached its server for a long time, so it does not know what you may play. Go online once,
        then your realms open again.
      </Trans>
    );
  if (isRemembered())
    return (
      <Trans>
        Lanternwise cannot reach its server. Go online once and take this realm along: then it opens without internet
        too.
      </Trans>
    );
  return (
    <Trans>
      Lanternwise cannot reach its server, and nobody is signed in here with “Remember me on this computer”. The demo is
      open to everybody once it is taken along.
    </Trans>
  );
}
