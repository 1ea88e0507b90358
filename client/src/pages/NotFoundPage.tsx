// The page for unknown addresses.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/Button.tsx';
import { OwlPortrait } from '../ui/OwlPortrait.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usePage } from './layout/usePage.ts';

export function NotFoundPage() {
  const { t } = useLingui();
  const heading = usePage(t`Page not found`);
  return (
    <div className="lw-page grid min-h-[70vh] place-items-center py-10">
      <Panel className="grid max-w-lg justify-items-center gap-5 text-center">
        <OwlPortrait expression="think" size={144} />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>This path ends in the woods</Trans>
        </h1>
        <p>
          <Trans>There is no page at this address. There may be a typo in it, or the page has moved.</Trans>
        </p>
        <Link to="/" className={buttonClass({ wide: true })}>
          <Trans>Back to home</Trans>
        </Link>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({ variant: 'quiet', wide: true })}>
          <Trans>See all adventures</Trans>
        </Link>
      </Panel>
    </div>
  );
}
