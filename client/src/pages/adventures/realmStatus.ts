// Computes the status of a realm for a user: what they may do there now, and their progress.
import { type PlayAccess, type PlayContext, playAccess, realmPlace } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { User } from '@lanternwise/shared/contracts/user';

export interface RealmStatus {
  access: PlayAccess;
  progress: 'new' | 'started' | 'completed';
  stars: number;
}

export interface Learner {
  person: PlayContext;
  user: Pick<User, 'user_game_progress' | 'game_scores'> | null;
  /** Realm states stored in this browser. */
  localStates: Partial<Record<MapId, { entered: boolean; completed: boolean }>>;
}

export function getRealmStatus(map: MapId, { person, user, localStates }: Learner): RealmStatus {
  const completed = user?.user_game_progress.completed_maps.includes(map) || localStates[map]?.completed;
  const score = user?.game_scores[map];
  const started = localStates[map]?.entered || score !== undefined || user?.user_game_progress.current_map === map;
  return {
    access: playAccess(realmPlace(map), person),
    progress: completed ? 'completed' : started ? 'started' : 'new',
    stars: score?.stars ?? 0,
  };
}

/** The card whose button stands out: the first that is open and not completed. */
export const primaryCard = <T extends { status: RealmStatus }>(cards: readonly T[]): T | undefined =>
  cards.find(({ status: { access, progress } }) => access.state === 'open' && progress !== 'completed');
