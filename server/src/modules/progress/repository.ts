// SQL of play. Every statement on the way of an event is prepared once a connection.

import type { RealmState } from '@lanternwise/shared/quests/state';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db.ts';
import { activityAnswers, mapProgress, questEvents, realmStates } from '../../db/tables.ts';

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
    .values({
      userId: at('userId'),
      realm: at('realm'),
      share: at('share'),
      state: at('state'),
      updatedAt: at('updatedAt'),
    })
    .onConflictDoUpdate({
      target: [realmStates.userId, realmStates.realm],
      set: { share: sql`excluded.share`, state: sql`excluded.state`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare(),
);
const sharesOfUser = prepared((db) =>
  db
    .select({ realm: realmStates.realm, share: realmStates.share })
    .from(realmStates)
    .where(eq(realmStates.userId, at('userId')))
    .prepare(),
);
const putAnswer = prepared((db) =>
  db
    .insert(activityAnswers)
    .values({
      userId: at('userId'),
      eventId: at('eventId'),
      realm: at('realm'),
      activity: at('activity'),
      answer: at('answer'),
      correct: at('correct'),
      score: at('score'),
      wrong: at('wrong'),
      ms: at('ms'),
      hints: at('hints'),
      skipped: at('skipped'),
      answeredAt: at('answeredAt'),
    })
    .prepare(),
);
const report = {
  userId: at('userId'),
  map: at('map'),
  nextMap: at('nextMap'),
  score: at('score'),
  updatedAt: at('updatedAt'),
};
const reported = {
  nextMap: sql`excluded.next_map`,
  // The best score stays.
  score: sql`case when excluded.score > ${mapProgress.score} then excluded.score else ${mapProgress.score} end`,
  updatedAt: sql`excluded.updated_at`,
};
const reportTarget = [mapProgress.userId, mapProgress.map];
const putReport = prepared((db) =>
  db.insert(mapProgress).values(report).onConflictDoUpdate({ target: reportTarget, set: reported }).prepare(),
);
const putReportWithProgress = prepared((db) =>
  db
    .insert(mapProgress)
    .values({ ...report, progress: at('progress') })
    .onConflictDoUpdate({ target: reportTarget, set: { ...reported, progress: sql`excluded.progress` } })
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
  await putAnswer(tx).execute(row);
}

export async function findRealmState(db: Db, userId: string, realm: string): Promise<RealmState | undefined> {
  const [row] = await stateOf(db).execute({ userId, realm });
  return row?.state;
}

export async function saveRealmState(tx: Db, row: typeof realmStates.$inferInsert): Promise<void> {
  await putState(tx).execute(row);
}

/** Per cent of each realm that was entered. */
export async function realmShares(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await sharesOfUser(db).execute({ userId });
  return new Map(rows.map(({ realm, share }) => [realm, share]));
}

export async function realmStatesOf(db: Db, userId: string) {
  return db
    .select({ realm: realmStates.realm, state: realmStates.state })
    .from(realmStates)
    .where(eq(realmStates.userId, userId));
}

/** A report without a progress object keeps the one before. */
export async function saveMapProgress(tx: Db, row: typeof mapProgress.$inferInsert): Promise<void> {
  await (row.progress ? putReportWithProgress(tx) : putReport(tx)).execute(row);
}

export async function mapProgressOf(db: Db, userId: string) {
  return db
    .select({ map: mapProgress.map, progress: mapProgress.progress })
    .from(mapProgress)
    .where(eq(mapProgress.userId, userId));
}
