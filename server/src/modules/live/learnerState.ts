// What a learner does now, derived from presence, progress and the lesson: pure.
import { LIVE_AWAY_MS, LIVE_STUCK_MS, type LiveState } from '@lanternwise/shared/constants/live';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { LessonState } from './commands.ts';

/** The newest report of a learner's client. */
export interface Presence {
  realm: ProgressPlace | null;
  task: string | null;
  x: number | null;
  y: number | null;
  visible: boolean;
  /** When it arrived. */
  seenAt: number;
}

/** A learner's progress in one realm. */
export interface RealmProgress {
  /** Ids of the finished tasks. */
  done: readonly string[];
  completed: boolean;
}

export interface LearnerFacts {
  /** Null: not here yet. */
  presence: Presence | null;
  /** The last progress, or when the learner came back from being away; 0 for none. */
  workedAt: number;
  progress: ReadonlyMap<string, RealmProgress>;
}

export const isHere = (presence: Presence | null, now: number): presence is Presence =>
  presence?.visible === true && now - presence.seenAt < LIVE_AWAY_MS;

/** When the work began in which the learner has made no progress. */
export const workingSince = ({ workedAt }: LearnerFacts, { workFrom }: LessonState): number =>
  Math.max(workedAt, workFrom);

/** Whether nobody works: a pause, or all eyes at the teacher. */
export const isHalted = ({ paused, gathering }: LessonState): boolean => paused || gathering !== null;

export function learnerState(facts: LearnerFacts, lesson: LessonState, now: number): LiveState {
  if (!isHere(facts.presence, now)) return 'away';
  if (hasFinished(facts, lesson)) return 'finished';
  return !isHalted(lesson) && now - workingSince(facts, lesson) > LIVE_STUCK_MS ? 'stuck' : 'working';
}

function hasFinished({ presence, progress }: LearnerFacts, { goal }: LessonState): boolean {
  const realm = goal?.realm ?? presence?.realm;
  const known = realm && progress.get(realm);
  if (!known) return false;
  return goal && goal.task !== null ? known.done.includes(goal.task) : known.completed;
}
