// Shows a notice instead of a realm that is locked by the learner's teachers or has no map yet.
import { type PlayPlace, playAccess } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { ReactNode } from 'react';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { clientPart } from '../../ui/lazyPart.tsx';
import { CheckingAccess } from './CheckingAccess.tsx';

const OpensSoonPage = clientPart(
  async () => (await import('../../pages/OpensSoonPage.tsx')).OpensSoonPage,
  CheckingAccess,
);
const RealmClosed = clientPart(async () => (await import('./RealmClosed.tsx')).RealmClosed, CheckingAccess);

/** The plan is checked by ProtectedGate, because it redirects. */
export function PlayGate({ place, map, children }: { place: PlayPlace; map: MapId; children: ReactNode }) {
  const { isLoading, person } = usePlayContext();
  if (isLoading) return <CheckingAccess />;
  const { state, lock } = playAccess(place, person);
  if (state === 'being-built') return <OpensSoonPage map={map} />;
  return lock ? <RealmClosed map={map} lock={lock} /> : children;
}
