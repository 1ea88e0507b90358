// Database queries of program runs: the latest runs of each task, and the newest program per task.
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { type Db, type NewRow, preparePerConnection } from '../../db/db.ts';

/** Maximum number of stored runs per learner and task; older ones are deleted. */
export const MAX_RUNS_PER_TASK = 50;

const placeholder = sql.placeholder;
const insertRunQuery = preparePerConnection((db, { programRuns }) =>
  db
    .insert(programRuns)
    .values({
      userId: placeholder('userId'),
      eventId: placeholder('eventId'),
      realm: placeholder('realm'),
      ref: placeholder('ref'),
      code: placeholder('code'),
      status: placeholder('status'),
      errorKind: placeholder('errorKind'),
      error: placeholder('error'),
      output: placeholder('output'),
      ms: placeholder('ms'),
      ranAt: placeholder('ranAt'),
    })
    .prepare(),
);
const deleteOldRuns = preparePerConnection((db, { programRuns }) => {
  const isOfTask = and(
    eq(programRuns.userId, placeholder('userId')),
    eq(programRuns.realm, placeholder('realm')),
    eq(programRuns.ref, placeholder('ref')),
  );
  const kept = db
    .select({ eventId: programRuns.eventId })
    .from(programRuns)
    .where(isOfTask)
    .orderBy(desc(programRuns.ranAt), desc(programRuns.eventId))
    .limit(MAX_RUNS_PER_TASK);
  return db
    .delete(programRuns)
    .where(and(isOfTask, not(inArray(programRuns.eventId, kept))))
    .prepare();
});

export async function insertRun(tx: Db, row: NewRow<'programRuns'>): Promise<void> {
  await insertRunQuery(tx).execute(row);
  const { userId, realm, ref } = row;
  await deleteOldRuns(tx).execute({ userId, realm, ref });
}

export interface NewestProgram {
  realm: string;
  ref: string;
  code: string;
  ranAt: number;
}

export async function latestPrograms(db: Db, userId: string): Promise<NewestProgram[]> {
  const { programRuns } = db.tables;
  const { realm, ref, code, ranAt } = programRuns;
  const rows = await db
    .select({ realm, ref, code, ranAt })
    .from(programRuns)
    .where(
      and(
        eq(programRuns.userId, userId),
        sql`not exists (select 1 from program_runs later where later.user_id = ${programRuns.userId}
          and later.realm = ${realm} and later.ref = ${ref}
          and (later.ran_at, later.event_id) > (${ranAt}, ${programRuns.eventId}))`,
      ),
    );
  return rows;
}
