// Database queries of progress; all statements for events are prepared once per connection.

import { completeRealmState, type RealmState } from '@lanternwise/shared/quests/state';
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { type Db, type NewRow, preparePerConnection, type Tables } from '../../db/db.ts';
import { listBy } from '../../db/rows.ts';

/** Maximum number of stored answers per learner and activity; older ones are deleted. */
export const MAX_ANSWERS_PER_ACTIVITY = 200;

const placeholder = sql.placeholder;

const insertEventQuery = preparePerConnection((db, { questEvents }) =>
  db
    .insert(questEvents)
    .values({
      userId: placeholder('userId'),
      id: placeholder('id'),
      realm: placeholder('realm'),
      kind: placeholder('kind'),
      event: placeholder('event'),
      receivedAt: placeholder('receivedAt'),
      sequence: placeholder('sequence'),
    })
    .prepare(),
);
const eventById = preparePerConnection((db, { questEvents }) =>
  db
    .select({ id: questEvents.id })
    .from(questEvents)
    .where(and(eq(questEvents.userId, placeholder('userId')), eq(questEvents.id, placeholder('id'))))
    .prepare(),
);
const realmStateQuery = preparePerConnection((db, { realmStates }) =>
  db
    .select({ state: realmStates.state })
    .from(realmStates)
    .where(and(eq(realmStates.userId, placeholder('userId')), eq(realmStates.realm, placeholder('realm'))))
    .prepare(),
);
const upsertStateQuery = preparePerConnection((db, { realmStates }) =>
  db
    .insert(realmStates)
    .values({
      userId: placeholder('userId'),
      realm: placeholder('realm'),
      share: placeholder('share'),
      state: placeholder('state'),
      updatedAt: placeholder('updatedAt'),
    })
    .onConflictDoUpdate({
      target: [realmStates.userId, realmStates.realm],
      set: { share: sql`excluded.share`, state: sql`excluded.state`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare(),
);
const realmSharesQuery = preparePerConnection((db, { realmStates }) =>
  db
    .select({ realm: realmStates.realm, share: realmStates.share })
    .from(realmStates)
    .where(eq(realmStates.userId, placeholder('userId')))
    .prepare(),
);
const insertAnswerQuery = preparePerConnection((db, { activityAnswers }) =>
  db
    .insert(activityAnswers)
    .values({
      userId: placeholder('userId'),
      eventId: placeholder('eventId'),
      realm: placeholder('realm'),
      activity: placeholder('activity'),
      answer: placeholder('answer'),
      correct: placeholder('correct'),
      score: placeholder('score'),
      wrong: placeholder('wrong'),
      ms: placeholder('ms'),
      hints: placeholder('hints'),
      skipped: placeholder('skipped'),
      answeredAt: placeholder('answeredAt'),
    })
    .prepare(),
);
const deleteOldAnswers = preparePerConnection((db, { activityAnswers }) => {
  const isOfActivity = and(
    eq(activityAnswers.userId, placeholder('userId')),
    eq(activityAnswers.realm, placeholder('realm')),
    eq(activityAnswers.activity, placeholder('activity')),
  );
  const kept = db
    .select({ eventId: activityAnswers.eventId })
    .from(activityAnswers)
    .where(isOfActivity)
    .orderBy(desc(activityAnswers.answeredAt), desc(activityAnswers.eventId))
    .limit(MAX_ANSWERS_PER_ACTIVITY);
  return db
    .delete(activityAnswers)
    .where(and(isOfActivity, not(inArray(activityAnswers.eventId, kept))))
    .prepare();
});
const mapProgressValues = {
  userId: placeholder('userId'),
  map: placeholder('map'),
  nextMap: placeholder('nextMap'),
  score: placeholder('score'),
  updatedAt: placeholder('updatedAt'),
};
const mapProgressUpdate = (mapProgress: Tables['mapProgress']) => ({
  nextMap: sql`excluded.next_map`,
  // Keeps the best score.
  score: sql`case when excluded.score > ${mapProgress.score} then excluded.score else ${mapProgress.score} end`,
  updatedAt: sql`excluded.updated_at`,
});
const mapProgressTarget = ({ userId, map }: Tables['mapProgress']) => [userId, map];
const upsertMapProgress = preparePerConnection((db, { mapProgress }) =>
  db
    .insert(mapProgress)
    .values(mapProgressValues)
    .onConflictDoUpdate({ target: mapProgressTarget(mapProgress), set: mapProgressUpdate(mapProgress) })
    .prepare(),
);
const upsertMapProgressWithDetail = preparePerConnection((db, { mapProgress }) =>
  db
    .insert(mapProgress)
    .values({ ...mapProgressValues, progress: placeholder('progress') })
    .onConflictDoUpdate({
      target: mapProgressTarget(mapProgress),
      set: { ...mapProgressUpdate(mapProgress), progress: sql`excluded.progress` },
    })
    .prepare(),
);

export async function isEventApplied(db: Db, userId: string, id: string): Promise<boolean> {
  const [row] = await eventById(db).execute({ userId, id });
  return row !== undefined;
}

export async function insertEvent(tx: Db, row: NewRow<'questEvents'> & { sequence: number }): Promise<void> {
  await insertEventQuery(tx).execute(row);
}

/** @param attempts answers to this activity so far, with this one */
export async function insertAnswer(tx: Db, row: NewRow<'activityAnswers'>, attempts = 1): Promise<void> {
  await insertAnswerQuery(tx).execute(row);
  if (attempts <= MAX_ANSWERS_PER_ACTIVITY) return;
  const { userId, realm, activity } = row;
  await deleteOldAnswers(tx).execute({ userId, realm, activity });
}

export async function findRealmState(db: Db, userId: string, realm: string): Promise<RealmState | undefined> {
  const [row] = await realmStateQuery(db).execute({ userId, realm });
  return row && completeRealmState(row.state);
}

export async function saveRealmState(tx: Db, row: NewRow<'realmStates'>): Promise<void> {
  await upsertStateQuery(tx).execute(row);
}

/** Percentage of each entered realm. */
export async function realmShares(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await realmSharesQuery(db).execute({ userId });
  return new Map(rows.map(({ realm, share }) => [realm, share]));
}

/** Saves map progress; without a progress object the stored one is kept. */
export async function saveMapProgress(tx: Db, row: NewRow<'mapProgress'>): Promise<void> {
  await (row.progress ? upsertMapProgressWithDetail(tx) : upsertMapProgress(tx)).execute(row);
}

export const mapProgressOf = listBy('mapProgress', ['userId']);
