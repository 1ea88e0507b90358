// Fills missing progress summaries of accounts whose progress is older than the summary columns; runs at start.
import { overallProgress, realmPercent } from '@lanternwise/shared/quests/progress';
import { and, eq, isNull, max } from 'drizzle-orm';
import type { Store } from '../../db/openStore.ts';
import type { ContentService } from '../content/service.ts';
import { realmStatesOf } from './evidence.ts';

/** Learners per batch. */
const BATCH_SIZE = 200;

export async function backfillProgress(store: Store, content: ContentService): Promise<number> {
  const { users, realmStates } = store.db.tables;
  let updatedCount = 0;
  for (;;) {
    const outdated = await store.db
      .select({ id: users.id, lastActiveAt: max(realmStates.updatedAt) })
      .from(users)
      .innerJoin(realmStates, eq(realmStates.userId, users.id))
      .where(isNull(users.lastActiveAt))
      .groupBy(users.id)
      .limit(BATCH_SIZE);
    for (const { id, lastActiveAt } of outdated) await backfillUser(store, content, id, Number(lastActiveAt ?? 0));
    updatedCount += outdated.length;
    if (outdated.length < BATCH_SIZE) return updatedCount;
  }
}

async function backfillUser(
  store: Store,
  content: ContentService,
  userId: string,
  lastActiveAt: number,
): Promise<void> {
  await store.write(async (tx) => {
    const { realmStates, users } = tx.tables;
    const shares = new Map<string, number>();
    for (const { realm, state } of await realmStatesOf(tx, userId)) {
      const quest = content.realm(realm)?.facts.quest;
      shares.set(realm, quest ? realmPercent(quest, state) : state.completed ? 100 : 0);
    }
    for (const [realm, share] of shares) {
      await tx
        .update(realmStates)
        .set({ share })
        .where(and(eq(realmStates.userId, userId), eq(realmStates.realm, realm)));
    }
    await tx
      .update(users)
      .set({ overallProgress: overallProgress(shares), lastActiveAt })
      .where(eq(users.id, userId));
  });
}
