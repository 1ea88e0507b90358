// The last section of the start page, with the buttons to start.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Lantern } from '../../ui/Logo.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useStartPath } from './useStartPath.ts';

export function GetStarted() {
  return (
    <Panel id="getStarted" aria-labelledby="start-title" className="grid justify-items-center gap-4 py-10 text-center">
      <Lantern size={80} />
      <h2 id="start-title" className="text-2xl text-game-title">
        <Trans>Get Started</Trans>
      </h2>
      <p className="text-lg">
        <Trans>Sign Up for a free trial today</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-5">
        <Link to={useStartPath()} className={buttonClass({ size: 'large' })}>
          <Trans>Get Started</Trans>
        </Link>
        <Link to="/demo" className={buttonClass({ size: 'large', variant: 'quiet' })}>
          <Trans>Try the demo first</Trans>
        </Link>
      </div>
    </Panel>
  );
}
