// A game page: the phone notice, the gate, then the realm itself, which is loaded only now.

import type { MapId } from '@lanternwise/shared/constants/realms';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isRealmBuilt } from '../features/realm/realms.ts';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { MobileNotice } from './guards/MobileNotice.tsx';
import { ProtectedGate } from './guards/ProtectedGate.tsx';
import { RealmLockGate } from './guards/RealmLockGate.tsx';
import { loadRealmHost } from './loadRealmHost.ts';
import { demoMap, grassrootMap } from './realmPaths.ts';

const RealmHost = lazy(() => loadRealmHost().then(({ RealmHost: it }) => ({ default: it })));
const OpensSoonPage = lazy(() => import('../pages/OpensSoonPage.tsx').then((it) => ({ default: it.OpensSoonPage })));

/** A realm starts afresh when the address leads to another one. */
function Realm({ map }: { map: MapId }) {
  const { t } = useLingui();
  return (
    <RealmLockGate map={map}>
      <Suspense fallback={<LoadingLogo label={t`Lighting the lanterns`} />}>
        {isRealmBuilt(map) ? <RealmHost key={map} map={map} /> : <OpensSoonPage map={map} />}
      </Suspense>
    </RealmLockGate>
  );
}

export function GrassrootRoute() {
  const { slug } = useParams();
  return (
    <ProtectedGate>
      <MobileNotice>
        <Realm map={grassrootMap(slug)} />
      </MobileNotice>
    </ProtectedGate>
  );
}

/** /demo alone is what the picker calls Demo: a teacher's lock on that closes it, whichever map it opens. */
export function DemoRoute() {
  const { slug } = useParams();
  const realm = <Realm map={demoMap(slug)} />;
  return <MobileNotice>{slug === undefined ? <RealmLockGate map="demo">{realm}</RealmLockGate> : realm}</MobileNotice>;
}

export function UnitRoute() {
  return (
    <MobileNotice>
      <Realm map="ai-adventure-park" />
    </MobileNotice>
  );
}
