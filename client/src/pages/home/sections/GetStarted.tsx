// The block 'Get Started': the logo and the button to the dashboard, where a visitor is asked to sign in first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import guides from '../../../../../assets/ui/ceremony-alight.webp?url';
import { useSession } from '../../../features/session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Lantern } from '../../../ui/Logo.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function GetStarted() {
  const { t } = useLingui();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <div className="lw-page py-16">
      <Panel aria-labelledby="start-title" className="lw-start">
        <Lantern size={96} />
        <h2 id="start-title" className="text-3xl text-game-title">
          <Trans>Get Started</Trans>
        </h2>
        <p className="text-lg">
          <Trans>Sign Up for a free trial today</Trans>
        </p>
        <Link to="/dashboard" className={buttonClass({ size: 'large' })}>
          {isSignedIn ? <Trans>Go to my dashboard</Trans> : <Trans>Start now</Trans>}
        </Link>
        <img
          src={guides}
          alt={t`The eight guides of the realms beside their lit lanterns at night`}
          width={1920}
          height={820}
          loading="lazy"
          decoding="async"
        />
      </Panel>
    </div>
  );
}
