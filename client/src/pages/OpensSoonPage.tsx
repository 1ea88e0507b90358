// The page of a realm that is not built yet, with a link to the open ones.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { realmCard } from '../features/realm/realms.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Ribbon } from '../ui/Ribbon.tsx';
import { usePage } from './layout/usePage.ts';

export function OpensSoonPage({ map }: { map: MapId }) {
  const { t } = useLingui();
  const { title, learn } = realmCard(map);
  const heading = usePage(t`${title} opens soon`);
  const inSentence = learn.charAt(0).toLowerCase() + learn.slice(1);
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-6">
      <Panel className="grid max-w-lg justify-items-center gap-5 text-center">
        <Ribbon colour="violet" className="-mt-12">
          {title}
        </Ribbon>
        <Portrait character="wizard" name="" size={144} />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>Opens soon</Trans>
        </h1>
        <p>
          <Trans>We are still lighting the lanterns here. Coming up: {inSentence} Your progress so far is saved.</Trans>
        </p>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({ wide: true })}>
          <Trans>Choose another adventure</Trans>
        </Link>
      </Panel>
    </main>
  );
}
