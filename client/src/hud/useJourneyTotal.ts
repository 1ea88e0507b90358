// Sums stars and XP of all realms for the learner's card: what the account knows of the others, and this realm as it stands.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmScore } from '@lanternwise/shared/quests/score';
import { useSession } from '../features/session/useSession.ts';

type Total = Pick<RealmScore, 'stars' | 'xp'>;

/** Null while nothing was earned elsewhere: then the realm's own figures say it all. */
export function useJourneyTotal(realm: ProgressPlace, here: Total): Total | null {
  const { user } = useSession();
  const elsewhere = Object.entries(user?.game_scores ?? {})
    .filter(([id]) => id !== realm)
    .reduce((sum, [, { stars, xp }]) => ({ stars: sum.stars + stars, xp: sum.xp + xp }), { stars: 0, xp: 0 });
  if (elsewhere.stars === 0 && elsewhere.xp === 0) return null;
  return { stars: elsewhere.stars + here.stars, xp: elsewhere.xp + here.xp };
}
