// Hook to which realms of the course are completed, by the account or in this browser.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { useSession } from '../session/useSession.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectRealmStates } from './progressSlice.ts';

/** In the order of the course. */
export function useCompletedRealms(): boolean[] {
  const { user } = useSession();
  const states = useAppSelector(selectRealmStates);
  const inAccount = completedRealms(user?.user_game_progress.completed_maps ?? []);
  return PLAY_ORDER.map((realm) => inAccount.includes(realm) || (states[realm]?.completed ?? false));
}
