// Computes the status of a realm for a user: whether it can be played, and the progress.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { User } from '@lanternwise/shared/contracts/user';

export type RealmStatus =
  /** Not built yet. */
  | { kind: 'opens-soon' }
  /** Built, but needs a plan. */
  | { kind: 'locked' }
  /** Closed by the teachers of the learner's groups; the message contains the opening date. */
  | { kind: 'closed'; message: string }
  | { kind: 'open'; progress: 'new' | 'started' | 'completed'; stars: number };

export interface Learner {
  user: User | null;
  /** Realm states stored in this browser. */
  localStates: Partial<Record<MapId, { entered: boolean; completed: boolean }>>;
  /** The lock that the teachers of the learner's groups set on a realm. */
  lockOf?: (map: MapId) => { message: string } | undefined;
}

export function getRealmStatus(map: MapId, isBuilt: boolean, { user, localStates, lockOf }: Learner): RealmStatus {
  if (!isBuilt) return { kind: 'opens-soon' };
  if (map !== 'demo' && !user?.canOpenProtected) return { kind: 'locked' };
  const lock = lockOf?.(map);
  if (lock) return { kind: 'closed', message: lock.message };
  const completed = user?.user_game_progress.completed_maps.includes(map) || localStates[map]?.completed;
  const score = user?.game_scores[map];
  const started = localStates[map]?.entered || score !== undefined || user?.user_game_progress.current_map === map;
  return { kind: 'open', progress: completed ? 'completed' : started ? 'started' : 'new', stars: score?.stars ?? 0 };
}

export const realmPath = (map: MapId): string => (map === 'demo' ? '/demo' : `/Grassroot/${map}`);
