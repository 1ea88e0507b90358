// SQL of play. Every statement on the way of an event is prepared once a connection.

import type { RealmState } from '@lanternwise/shared/quests/state';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db.ts';
import { activityAnswers, mapProgress, questEvents, realmStates } from '../../db/schema.sqlite.ts';

const at = sql.placeholder;

const putEvent = prepared((db) =>
  db
    .insert(questEvents)
    .values({
      userId: at('userId'),
      id: at('id'),
      realm: at('realm'),
      kind: at('kind'),
      event: at('event'),
      receivedAt: at('receivedAt'),
    })
    .prepare(),
);
const eventById = prepared((db) =>
  db
    .select({ id: questEvents.id })
    .from(questEvents)
    .where(and(eq(questEvents.userId, at('userId')), eq(questEvents.id, at('id'))))
    .prepare(),
);
const stateOf = prepared((db) =>
  db
    .select({ state: realmStates.state })
    .from(realmStates)
    .where(and(eq(realmStates.userId, at('userId')), eq(realmStates.realm, at('realm'))))
    .prepare(),
);
const putState = prepared((db) =>
  db
    .insert(realmStates)
    .values({ userId: at('userId'), realm: at('realm'), state: at('state'), updatedAt: at('updatedAt') })
    .onConflictDoUpdate({
      target: [realmStates.userId, realmStates.realm],
      set: { state: sql`excluded.state`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare(),
);
const putMapProgress = prepared((db) =>
  db
    .insert(mapProgress)
    .values({
      userId: at('userId'),
      map: at('map'),
      nextMap: at('nextMap'),
      score: at('score'),
      progress: at('progress'),
      updatedAt: at('updatedAt'),
    })
    .onConflictDoUpdate({
      target: [mapProgress.userId, mapProgress.map],
      set: {
        nextMap: sql`excluded.next_map`,
        // The best score stays; a report without a progress object keeps the one before.
        score: sql`case when excluded.score > ${mapProgress.score} then excluded.score else ${mapProgress.score} end`,
        progress: sql`coalesce(excluded.progress, ${mapProgress.progress})`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .prepare(),
);

export async function eventApplied(db: Db, userId: string, id: string): Promise<boolean> {
  const [row] = await eventById(db).execute({ userId, id });
  return row !== undefined;
}

export async function insertEvent(tx: Db, row: typeof questEvents.$inferInsert): Promise<void> {
  await putEvent(tx).execute(row);
}

export async function insertAnswer(tx: Db, row: typeof activityAnswers.$inferInsert): Promise<void> {
  await tx.insert(activityAnswers).values(row);
}

export async function findRealmState(db: Db, userId: string, realm: string): Promise<RealmState | undefined> {
  const [row] = await stateOf(db).execute({ userId, realm });
  return row?.state;
}

export async function saveRealmState(tx: Db, row: typeof realmStates.$inferInsert): Promise<void> {
  await putState(tx).execute(row);
}

export async function realmStatesOf(db: Db, userId: string) {
  return db
    .select({ realm: realmStates.realm, state: realmStates.state })
    .from(realmStates)
    .where(eq(realmStates.userId, userId));
}

export async function saveMapProgress(tx: Db, row: typeof mapProgress.$inferInsert): Promise<void> {
  await putMapProgress(tx).execute({ progress: null, ...row });
}

export async function mapProgressOf(db: Db, userId: string) {
  return db
    .select({ map: mapProgress.map, progress: mapProgress.progress })
    .from(mapProgress)
    .where(eq(mapProgress.userId, userId));
}
