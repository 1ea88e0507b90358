// Signs that a learner needs help: too long at one task, or the same mistake again and again. Gone once the task is passed.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityRecord } from '@lanternwise/shared/quests/state';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../db/db.ts';
import { activityAnswers, helpSigns, programRuns } from '../../db/tables.ts';

/** Somebody who is at one task for longer is stuck (decisions.md). */
export const STUCK_MS = 15 * 60_000;
/** So often is the same mistake no slip any more. */
export const SAME_ERRORS = 4;
const MINUTE_MS = 60_000;

export interface Task {
  userId: string;
  realm: string;
  /** Activity or program. */
  ref: string;
}

const at = sql.placeholder;
const dropSigns = prepared((db) =>
  db
    .delete(helpSigns)
    .where(and(eq(helpSigns.userId, at('userId')), eq(helpSigns.realm, at('realm')), eq(helpSigns.ref, at('ref'))))
    .prepare(),
);
const latestMistakes = prepared((db) =>
  db
    .select({ wrong: activityAnswers.wrong })
    .from(activityAnswers)
    .where(
      and(
        eq(activityAnswers.userId, at('userId')),
        eq(activityAnswers.realm, at('realm')),
        eq(activityAnswers.activity, at('ref')),
      ),
    )
    .orderBy(desc(activityAnswers.answeredAt))
    .limit(20)
    .prepare(),
);
const latestErrors = prepared((db) =>
  db
    .select({ errorKind: programRuns.errorKind })
    .from(programRuns)
    .where(
      and(eq(programRuns.userId, at('userId')), eq(programRuns.realm, at('realm')), eq(programRuns.ref, at('ref'))),
    )
    .orderBy(desc(programRuns.ranAt))
    .limit(20)
    .prepare(),
);

/** After an answer was graded and kept. */
export async function watchAnswer(tx: Db, task: Task, record: ActivityRecord | undefined, grade: Grade): Promise<void> {
  if (grade.correct) return void (await dropSigns(tx).execute({ ...task }));
  // A first slip needs no look at the past.
  if (!record || record.correct || (record.attempts < SAME_ERRORS && record.ms < STUCK_MS)) return;
  if (record.ms >= STUCK_MS) await raise(tx, task, 'stuck', null, Math.round(record.ms / MINUTE_MS));
  const past = await latestMistakes(tx).execute({ ...task });
  const [item, times] = most(past.flatMap(({ wrong }) => [...wrong]));
  if (item !== undefined && times >= SAME_ERRORS) await raise(tx, task, 'same-error', item, times);
}

/** After a program ran and was kept. */
export async function watchRun(tx: Db, task: Task, status: string, errorKind: string | null): Promise<void> {
  if (status === 'passed') return void (await dropSigns(tx).execute({ ...task }));
  if (errorKind === null) return;
  const past = await latestErrors(tx).execute({ ...task });
  const times = past.filter((run) => run.errorKind === errorKind).length;
  if (times >= SAME_ERRORS) await raise(tx, task, 'same-error', errorKind, times);
}

/** What occurs most often in a list, and how often. */
function most(items: readonly string[]): [item: string | undefined, times: number] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top ?? [undefined, 0];
}

async function raise(
  tx: Db,
  task: Task,
  kind: 'stuck' | 'same-error',
  detail: string | null,
  count: number,
): Promise<void> {
  await tx
    .insert(helpSigns)
    .values({ ...task, kind, detail, count, since: Date.now() })
    .onConflictDoUpdate({
      target: [helpSigns.userId, helpSigns.realm, helpSigns.ref, helpSigns.kind],
      set: { detail, count },
    });
}
