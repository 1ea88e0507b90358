// SQL of programs: the latest runs of each task as evidence, and the newest program of each for another device.
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db.ts';
import { programRuns } from '../../db/tables.ts';

/** Runs kept of one learner and task; older ones go. */
export const KEPT_RUNS = 50;

const at = sql.placeholder;
const ofTask = and(
  eq(programRuns.userId, at('userId')),
  eq(programRuns.realm, at('realm')),
  eq(programRuns.ref, at('ref')),
);

const putRun = prepared((db) =>
  db
    .insert(programRuns)
    .values({
      userId: at('userId'),
      eventId: at('eventId'),
      realm: at('realm'),
      ref: at('ref'),
      code: at('code'),
      status: at('status'),
      errorKind: at('errorKind'),
      ms: at('ms'),
      ranAt: at('ranAt'),
    })
    .prepare(),
);
const dropOldRuns = prepared((db) => {
  const kept = db
    .select({ eventId: programRuns.eventId })
    .from(programRuns)
    .where(ofTask)
    .orderBy(desc(programRuns.ranAt), desc(programRuns.eventId))
    .limit(KEPT_RUNS);
  return db
    .delete(programRuns)
    .where(and(ofTask, not(inArray(programRuns.eventId, kept))))
    .prepare();
});

export async function insertRun(tx: Db, row: typeof programRuns.$inferInsert): Promise<void> {
  await putRun(tx).execute(row);
  const { userId, realm, ref } = row;
  await dropOldRuns(tx).execute({ userId, realm, ref });
}

export interface NewestProgram {
  realm: string;
  ref: string;
  code: string;
  ranAt: number;
}

export async function newestPrograms(db: Db, userId: string): Promise<NewestProgram[]> {
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
