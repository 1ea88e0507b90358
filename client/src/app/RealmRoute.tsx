// Routes of the game pages: the phone notice, the gates, then the lazily loaded realm.
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

const RealmHost = lazy(() => loadRealmHost().then(({ RealmHost }) => ({ default: RealmHost })));
const OpensSoonPage = lazy(() =>
  import('../pages/OpensSoonPage.tsx').then(({ OpensSoonPage }) => ({ default: OpensSoonPage })),
);

/** `key` remounts the host when the address changes to another realm. */
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

/** /demo without a slug is the picker's Demo entry: a teacher's lock on `demo` applies, whichever map it opens. */
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
