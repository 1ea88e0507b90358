// Routes of the game pages: the phone notice, the gates, then the lazily loaded realm.
import { DEMO_PLACE, type PlayPlace, realmPlace } from '@lanternwise/shared/access/playAccess';
import { CEREMONY_MAP, CEREMONY_PATH, demoMap, grassrootMap, type MapId } from '@lanternwise/shared/constants/realms';
import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router-dom';
import { useCompletedRealms } from '../features/progress/useCompletedRealms.ts';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { clientPart } from '../ui/lazyPart.tsx';
import { MobileNotice } from './guards/MobileNotice.tsx';
import { PlayGate } from './guards/PlayGate.tsx';
import { ProtectedGate } from './guards/ProtectedGate.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { loadRealmHost } from './loadRealmHost.ts';

function Waiting() {
  const { t } = useLingui();
  return <LoadingLogo label={t`Lighting the lanterns`} />;
}

const RealmHost = clientPart(loadRealmHost, Waiting);

const UNIT_1: PlayPlace = { kind: 'school', page: 'Unit1' };

/** `key` remounts the host when the address changes to another realm. */
function Realm({ place, map }: { place: PlayPlace; map: MapId }) {
  return (
    <PlayGate place={place} map={map}>
      <RealmHost key={map} map={map} />
    </PlayGate>
  );
}

export function GrassrootRoute() {
  const { slug } = useParams();
  const map = grassrootMap(slug);
  if (map === CEREMONY_MAP) return <NightGarden />;
  return (
    <ProtectedGate>
      <MobileNotice>
        <Realm place={realmPlace(map)} map={map} />
      </MobileNotice>
    </ProtectedGate>
  );
}

/** Open to who has finished the course, also after the plan has ended; others read at the ceremony's address what is missing. */
function NightGarden() {
  const isFinished = useCompletedRealms().every(Boolean);
  return (
    <SignedInGate>
      {isFinished ? (
        <MobileNotice>
          <Realm place={realmPlace(CEREMONY_MAP)} map={CEREMONY_MAP} />
        </MobileNotice>
      ) : (
        <Navigate to={CEREMONY_PATH} replace />
      )}
    </SignedInGate>
  );
}

/** /demo without a slug is the picker's Demo entry, to which a teacher's lock on `demo` applies. */
export function DemoRoute() {
  const { slug } = useParams();
  const map = demoMap(slug);
  return (
    <MobileNotice>
      <Realm place={slug === undefined ? DEMO_PLACE : { kind: 'demo', realm: map }} map={map} />
    </MobileNotice>
  );
}

export function UnitRoute() {
  return (
    <MobileNotice>
      <Realm place={UNIT_1} map="ai-adventure-park" />
    </MobileNotice>
  );
}
