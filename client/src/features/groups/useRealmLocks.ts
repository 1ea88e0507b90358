// Which realms a learner's teachers keep closed now.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmLock } from '@lanternwise/shared/contracts/invitations';
import { useSession } from '../session/useSession.ts';
import { useOwnGroupsQuery } from './groupsApi.ts';

export interface RealmLocks {
  /** True while it is not known who plays, or the server has not said yet. Where it cannot say, nothing is closed here: it refuses by itself. */
  isLoading: boolean;
  lockOf(map: MapId): RealmLock | undefined;
}

export function useRealmLocks(): RealmLocks {
  const { status } = useSession();
  const guest = status !== 'signed-in';
  const { data, isLoading } = useOwnGroupsQuery(undefined, { skip: guest });
  const locks = guest ? undefined : data?.locks;
  return { isLoading: status === 'unknown' || isLoading, lockOf: (map) => locks?.find(({ realm }) => realm === map) };
}
