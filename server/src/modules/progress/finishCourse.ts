// Completes the course for an account: for end-to-end tests and the sample school, because some realms have no lessons yet.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import { isScored, scoreRealm } from '@lanternwise/shared/quests/score';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import type { Store } from '../../db/openStore.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { usedEvidence } from './evidenceQuota.ts';

const COMPLETED_STATE: RealmState = { ...EMPTY_REALM_STATE, entered: true, completed: true };

export interface FinishOptions {
  questOf(realm: string): Quest | undefined;
  /** Grade of an activity, 0 to 1. */
  grade(): number;
  now?: number;
}

/** Realms that are completed already keep their state. */
export async function finishCourse(
  store: Store,
  users: UsersService,
  userId: string,
  { questOf, grade, now = Date.now() }: FinishOptions,
): Promise<void> {
  await store.write(async (tx) => {
    const { realmStates } = tx.tables;
    const row = requireRow(await users.find(tx, userId));
    const { completedMaps, gameScores, lastActiveAt } = row;
    const missing = PLAY_ORDER.filter((realm) => !completedMaps.includes(realm));
    const scores: typeof gameScores = { ...gameScores };
    for (const realm of missing) {
      const quest = questOf(realm);
      const state = quest ? completedState(quest, grade) : COMPLETED_STATE;
      const figures = quest ? scoreRealm(quest, state) : { stars: 6, trophies: 1, xp: 60, score: 0 };
      // A realm without lessons has no grade of its own.
      scores[realm] = quest && isScored(quest) ? figures : { ...figures, score: Math.round(grade() * 100) };
      const values = { state, share: 100, updatedAt: now };
      await tx
        .insert(realmStates)
        .values({ userId, realm, ...values })
        .onConflictDoUpdate({ target: [realmStates.userId, realmStates.realm], set: values });
    }
    await users.setProgressSummary(tx, userId, {
      completedMaps: [...completedMaps, ...missing],
      gameScores: scores,
      overallProgress: 100,
      lastActiveAt: lastActiveAt ?? now,
      ...usedEvidence(row, { events: 0, bytes: 0 }, now),
    });
  });
}

function completedState(quest: Quest, grade: () => number): RealmState {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const answered = steps.filter(({ on }) => on.kind === 'activity-answered').map(({ on }) => on.ref);
  const scored = quest.points?.flatMap(({ parts }) => parts.map(({ activity }) => activity)) ?? [];
  const counted = quest.tasks.flatMap((task) => task.counted ?? []);
  const activities = [...new Set([...answered, ...quest.graded, ...scored, ...counted])].map((ref) => {
    const best = grade();
    const record = { attempts: 1, first: best, best, correct: true, skipped: false, ms: 90_000, hints: 0 };
    return [ref, record] as const;
  });
  return {
    ...COMPLETED_STATE,
    done: steps.map(({ id }) => id).sort(),
    activities: Object.fromEntries(activities),
  };
}
