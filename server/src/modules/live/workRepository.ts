// Database queries of what learners did in live lessons: active time, times of being stuck, finished tasks.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row } from '../../db/db.ts';

/** Time to add to what is stored. */
export interface WorkIncrement {
  lessonId: string;
  userId: string;
  realm: string;
  activeMs: number;
  stuckMs: number;
  /** When the work began in which the learner is stuck; 0 if not stuck. */
  stuckFrom: number;
  lastTask: string | null;
}

/** Of one lesson: a class times the realms. */
const MAX_ROWS = 4000;
const placeholder = sql.placeholder;

const addWorkQuery = preparePerConnection((db, { liveWork }) =>
  db
    .insert(liveWork)
    .values({
      lessonId: placeholder('lessonId'),
      userId: placeholder('userId'),
      realm: placeholder('realm'),
      activeMs: placeholder('activeMs'),
      stuckMs: placeholder('stuckMs'),
      stuckTimes: placeholder('stuckTimes'),
      lastStuckFrom: placeholder('stuckFrom'),
      lastTask: placeholder('lastTask'),
    })
    .onConflictDoUpdate({
      target: [liveWork.lessonId, liveWork.userId, liveWork.realm],
      set: {
        activeMs: sql`${liveWork.activeMs} + excluded.active_ms`,
        stuckMs: sql`${liveWork.stuckMs} + excluded.stuck_ms`,
        stuckTimes: sql`${liveWork.stuckTimes} + case when excluded.last_stuck_from > ${liveWork.lastStuckFrom} then 1 else 0 end`,
        lastStuckFrom: sql`case when excluded.last_stuck_from > ${liveWork.lastStuckFrom} then excluded.last_stuck_from else ${liveWork.lastStuckFrom} end`,
        lastTask: sql`coalesce(excluded.last_task, ${liveWork.lastTask})`,
      },
    })
    .prepare(),
);
const addFinishedQuery = preparePerConnection((db, { liveFinished }) =>
  db
    .insert(liveFinished)
    .values({
      lessonId: placeholder('lessonId'),
      userId: placeholder('userId'),
      realm: placeholder('realm'),
      task: placeholder('task'),
      at: placeholder('at'),
    })
    .onConflictDoNothing()
    .prepare(),
);
const finishedCountsQuery = preparePerConnection((db, { liveFinished }) =>
  db
    .select({ userId: liveFinished.userId, count: sql<number>`count(*)` })
    .from(liveFinished)
    .where(eq(liveFinished.lessonId, placeholder('lessonId')))
    .groupBy(liveFinished.userId)
    .limit(MAX_ROWS)
    .prepare(),
);

export async function addWork(tx: Db, rows: readonly WorkIncrement[]): Promise<void> {
  for (const row of rows) await addWorkQuery(tx).execute({ ...row, stuckTimes: row.stuckFrom > 0 ? 1 : 0 });
}

export async function addFinished(
  tx: Db,
  { tasks, ...row }: { lessonId: string; userId: string; realm: string; tasks: readonly string[]; at: number },
): Promise<void> {
  for (const task of tasks) await addFinishedQuery(tx).execute({ ...row, task });
}

/** How many tasks each learner has finished in a lesson. */
export async function finishedCounts(db: Db, lessonId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await finishedCountsQuery(db).execute({ lessonId });
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}

/** What those who are in the class now did in a lesson. */
export async function workOf(
  db: Db,
  lessonId: string,
  userIds: readonly string[],
): Promise<{ work: Row<'liveWork'>[]; finished: Row<'liveFinished'>[] }> {
  const { liveFinished, liveWork } = db.tables;
  const learners = [...userIds];
  const work = await db
    .select()
    .from(liveWork)
    .where(and(eq(liveWork.lessonId, lessonId), inArray(liveWork.userId, learners)))
    .limit(MAX_ROWS);
  const finished = await db
    .select()
    .from(liveFinished)
    .where(and(eq(liveFinished.lessonId, lessonId), inArray(liveFinished.userId, learners)))
    .orderBy(asc(liveFinished.at), asc(liveFinished.task))
    .limit(MAX_ROWS);
  return { work, finished };
}

export interface LessonFigures {
  learners: number;
  finishedTasks: number;
  stuckTimes: number;
}

/** Figures of several lessons, of those who are in the class now. */
export async function figuresOf(
  db: Db,
  lessonIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LessonFigures>> {
  const { liveFinished, liveWork } = db.tables;
  const [lessons, learners] = [[...lessonIds], [...userIds]];
  const work = await db
    .select({
      lessonId: liveWork.lessonId,
      learners: sql<number>`count(distinct ${liveWork.userId})`,
      stuckTimes: sql<number>`coalesce(sum(${liveWork.stuckTimes}), 0)`,
    })
    .from(liveWork)
    .where(and(inArray(liveWork.lessonId, lessons), inArray(liveWork.userId, learners)))
    .groupBy(liveWork.lessonId)
    .limit(lessons.length);
  const finished = await db
    .select({ lessonId: liveFinished.lessonId, count: sql<number>`count(*)` })
    .from(liveFinished)
    .where(and(inArray(liveFinished.lessonId, lessons), inArray(liveFinished.userId, learners)))
    .groupBy(liveFinished.lessonId)
    .limit(lessons.length);
  const finishedOf = new Map(finished.map(({ lessonId, count }) => [lessonId, Number(count)]));
  const workOfLesson = new Map(work.map((row) => [row.lessonId, row]));
  return new Map(
    lessons.map((id) => {
      const row = workOfLesson.get(id);
      const figures = { learners: Number(row?.learners ?? 0), stuckTimes: Number(row?.stuckTimes ?? 0) };
      return [id, { ...figures, finishedTasks: finishedOf.get(id) ?? 0 }];
    }),
  );
}
