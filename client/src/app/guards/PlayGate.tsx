// Shows a notice instead of a realm that is locked by the learner's teachers or has no map yet.
import { type PlayPlace, playAccess } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

const OpensSoonPage = lazy(() =>
  import('../../pages/OpensSoonPage.tsx').then(({ OpensSoonPage }) => ({ default: OpensSoonPage })),
);

const RealmClosed = lazy(() => import('./RealmClosed.tsx').then(({ RealmClosed }) => ({ default: RealmClosed })));

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
  return (
    <Suspense fallback={<LoadingLogo label={t`Checking your access`} />}>
      <RealmClosed map={map} lock={lock} />
    </Suspense>
  );
}
