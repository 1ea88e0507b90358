// Fills the summary of play for learners whose play is older than the summary. Runs at start; afterwards there is nothing to do.
import { overallProgress, realmShare } from '@lanternwise/shared/quests/share';
import { and, eq, isNull, max } from 'drizzle-orm';
import type { Store } from '../../db/open.ts';
import { realmStates, users } from '../../db/tables.ts';
import type { ContentService } from '../content/service.ts';
import { realmStatesOf } from './repository.ts';

/** Learners that one round brings up to date; a large school takes several. */
const A_ROUND = 200;

export async function recountOldPlay(store: Store, content: ContentService): Promise<number> {
  let counted = 0;
  for (;;) {
    const behind = await store.db
      .select({ id: users.id, lastActiveAt: max(realmStates.updatedAt) })
      .from(users)
      .innerJoin(realmStates, eq(realmStates.userId, users.id))
      .where(isNull(users.lastActiveAt))
      .groupBy(users.id)
      .limit(A_ROUND);
    for (const { id, lastActiveAt } of behind) await recount(store, content, id, Number(lastActiveAt ?? 0));
    counted += behind.length;
    if (behind.length < A_ROUND) return counted;
  }
}

async function recount(store: Store, content: ContentService, userId: string, lastActiveAt: number): Promise<void> {
  await store.write(async (tx) => {
    const shares = new Map<string, number>();
    for (const { realm, state } of await realmStatesOf(tx, userId)) {
      const quest = content.realm(realm)?.facts.quest;
      shares.set(realm, quest ? realmShare(quest, state) : state.completed ? 100 : 0);
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
