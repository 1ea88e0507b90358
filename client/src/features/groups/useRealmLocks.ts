// Hook for the realms that a learner's teachers have locked.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmLock } from '@lanternwise/shared/contracts/invitations';
import { useSession } from '../session/useSession.ts';
import { ownGroupsApi } from './ownGroupsApi.ts';

export interface RealmLocks {
  /** True until session and locks are known. If the request fails, nothing is locked here; the server enforces the locks. */
  isLoading: boolean;
  lockOf(map: MapId): RealmLock | undefined;
}

export function useRealmLocks(): RealmLocks {
  const { status } = useSession();
  const isGuest = status !== 'signed-in';
  const { data, isLoading } = ownGroupsApi.useOwnGroupsQuery(undefined, { skip: isGuest });
  const locks = isGuest ? undefined : data?.locks;
  return { isLoading: status === 'unknown' || isLoading, lockOf: (map) => locks?.find(({ realm }) => realm === map) };
}
