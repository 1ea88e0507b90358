// Hook for the inputs of playAccess: the current person and the locks of their classes.
import type { PlayContext } from '@lanternwise/shared/access/playAccess';
import { useRealmLocks } from '../groups/useRealmLocks.ts';
import { useSession } from '../session/useSession.ts';

/** `isLoading` until session and locks are known; until then the person counts as a guest without locks. */
export function usePlayContext(): { person: PlayContext; isLoading: boolean } {
  const { user } = useSession();
  const { isLoading, lockOf } = useRealmLocks();
  const person = { isGuest: user === null, canOpenProtected: user?.canOpenProtected ?? false, lockOf };
  return { person, isLoading };
}
