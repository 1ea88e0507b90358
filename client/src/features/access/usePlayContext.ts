// Hook for the inputs of playAccess: the current person, the locks of their classes, and what this site has built.
import { BUILT, type BuiltFacts } from '@lanternwise/shared/access/built';
import type { PlayContext } from '@lanternwise/shared/access/playAccess';
import { useRealmLocks } from '../groups/useRealmLocks.ts';
import { isRealmBuilt } from '../realm/builtRealms.ts';
import { useSession } from '../session/useSession.ts';

const built: BuiltFacts = { ...BUILT, isBuilt: isRealmBuilt };

/** `isLoading` until session and locks are known; until then the person counts as a guest without locks. */
export function usePlayContext(): { person: PlayContext; isLoading: boolean } {
  const { user } = useSession();
  const { isLoading, lockOf } = useRealmLocks();
  const person = { isGuest: user === null, canOpenProtected: user?.canOpenProtected ?? false, lockOf, built };
  return { person, isLoading };
}
