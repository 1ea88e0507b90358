// Shows a notice instead of a realm that is locked by the learner's teachers or has no map yet.
import { type PlayPlace, playAccess } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lockSentence } from '../../features/access/lockSentence.ts';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

const OpensSoonPage = lazy(() =>
  import('../../pages/OpensSoonPage.tsx').then(({ OpensSoonPage }) => ({ default: OpensSoonPage })),
);

/** The plan is checked by ProtectedGate, because it redirects. */
export function PlayGate({ place, map, children }: { place: PlayPlace; map: MapId; children: ReactNode }) {
  const { t } = useLingui();
  const { isLoading, person } = usePlayContext();
  if (isLoading) return <LoadingLogo label={t`Checking your access`} />;
  const { state, lock } = playAccess(place, person);
  if (state === 'being-built')
    return (
      <Suspense fallback={<LoadingLogo label={t`Checking your access`} />}>
        <OpensSoonPage map={map} />
      </Suspense>
    );
  if (!lock) return children;
  const { title } = realmCard(map);
  return (
    <main id="content" tabIndex={-1} className="lw-site grid min-h-dvh place-items-center p-4">
      <Panel className="grid max-w-lg justify-items-center gap-4 text-center">
        <Portrait character="owl" name="" size={96} />
        <h1 className="text-2xl text-game-title">
          <Trans>{title} is closed right now</Trans>
        </h1>
        <p className="text-lg">{lockSentence(lock)}</p>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({})}>
          <Trans>Choose another realm</Trans>
        </Link>
      </Panel>
    </main>
  );
}
