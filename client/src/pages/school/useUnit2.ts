// The learner's progress in Unit 2: that of the account, or of the guest of this browser until he creates one.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { completedActivities, UNIT2_PLACE, unit2Score } from '@lanternwise/shared/school/unit2Quest';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useAppSelector } from '../../features/store/hooks.ts';

export function useUnit2() {
  const state = useAppSelector(selectRealmStates)[UNIT2_PLACE] ?? EMPTY_REALM_STATE;
  const { status } = useSession();
  return { state, completed: completedActivities(state), score: unit2Score(state), isGuest: status === 'guest' };
}
