// Replaces a realm where the browser has no WebGL, with steps that help.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usePage } from './layout/usePage.ts';

export function WebglMissing() {
  const { t } = useLingui();
  const heading = usePage(t`The realm cannot be shown`);
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-6">
      <Panel className="grid max-w-xl gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>This browser cannot show the realm</Trans>
        </h1>
        <p>
          <Trans>
            The game needs WebGL, which lets a browser draw moving pictures. It is missing or turned off in this
            browser.
          </Trans>
        </p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>
            <Trans>Use an up-to-date version of Chrome, Edge, Firefox or Safari.</Trans>
          </li>
          <li>
            <Trans>In the browser's settings, turn on "Use graphics acceleration", then restart the browser.</Trans>
          </li>
          <li>
            <Trans>On a school computer, show this page to your teacher: WebGL may be blocked for everyone.</Trans>
          </li>
        </ul>
        <p className="text-muted">
          <Trans>Nothing is lost: your progress is saved.</Trans>
        </p>
        <Button wide onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet', wide: true })}>
          <Trans>Back to home</Trans>
        </Link>
      </Panel>
    </main>
  );
}
