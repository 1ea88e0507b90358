// Detects learners who need help (too long at a task, or a repeated mistake); passing the task clears the signs.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityRecord } from '@lanternwise/shared/quests/state';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';

/** Time at one task after which a learner counts as stuck (decisions.md). */
export const STUCK_MS = 15 * 60_000;
/** Number of equal mistakes that count as a help sign. */
export const SAME_ERROR_LIMIT = 4;
const MINUTE_MS = 60_000;

export interface TaskKey {
  userId: string;
  realm: string;
  /** Activity or program. */
  ref: string;
}

const placeholder = sql.placeholder;
const deleteHelpSigns = preparePerConnection((db, { helpSigns }) =>
  db
    .delete(helpSigns)
    .where(
      and(
        eq(helpSigns.userId, placeholder('userId')),
        eq(helpSigns.realm, placeholder('realm')),
        eq(helpSigns.ref, placeholder('ref')),
      ),
    )
    .prepare(),
);
const latestMistakes = preparePerConnection((db, { activityAnswers }) =>
  db
    .select({ wrong: activityAnswers.wrong })
    .from(activityAnswers)
    .where(
      and(
        eq(activityAnswers.userId, placeholder('userId')),
        eq(activityAnswers.realm, placeholder('realm')),
        eq(activityAnswers.activity, placeholder('ref')),
      ),
    )
    .orderBy(desc(activityAnswers.answeredAt))
    .limit(20)
    .prepare(),
);
const latestErrors = preparePerConnection((db, { programRuns }) =>
  db
    .select({ errorKind: programRuns.errorKind })
    .from(programRuns)
    .where(
      and(
        eq(programRuns.userId, placeholder('userId')),
        eq(programRuns.realm, placeholder('realm')),
        eq(programRuns.ref, placeholder('ref')),
      ),
    )
    .orderBy(desc(programRuns.ranAt))
    .limit(20)
    .prepare(),
);

/** Called after an answer was stored. */
export async function detectStuckOnAnswer(
  tx: Db,
  task: TaskKey,
  record: ActivityRecord | undefined,
  grade: Grade,
): Promise<void> {
  if (grade.correct) return void (await deleteHelpSigns(tx).execute({ ...task }));
  // Avoids the query below for the first mistakes.
  if (!record || record.correct || (record.attempts < SAME_ERROR_LIMIT && record.ms < STUCK_MS)) return;
  // Who takes an activity part by part over several visits is not stuck at it.
  if (record.ms >= STUCK_MS && !grade.parts)
    await upsertHelpSign(tx, task, 'stuck', null, Math.round(record.ms / MINUTE_MS));
  const recentMistakes = await latestMistakes(tx).execute({ ...task });
  const [item, count] = mostFrequent(recentMistakes.flatMap(({ wrong }) => [...wrong]));
  if (item !== undefined && count >= SAME_ERROR_LIMIT) await upsertHelpSign(tx, task, 'same-error', item, count);
}

/** Called after a program run was stored. */
export async function detectStuckOnRun(tx: Db, task: TaskKey, status: string, errorKind: string | null): Promise<void> {
  if (status === 'passed') return void (await deleteHelpSigns(tx).execute({ ...task }));
  if (errorKind === null) return;
  const recentErrors = await latestErrors(tx).execute({ ...task });
  const count = recentErrors.filter((run) => run.errorKind === errorKind).length;
  if (count >= SAME_ERROR_LIMIT) await upsertHelpSign(tx, task, 'same-error', errorKind, count);
}

/** The most frequent item of a list and its count. */
function mostFrequent(items: readonly string[]): [item: string | undefined, count: number] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top ?? [undefined, 0];
}

async function upsertHelpSign(
  tx: Db,
  task: TaskKey,
  kind: 'stuck' | 'same-error',
  detail: string | null,
  count: number,
): Promise<void> {
  const { helpSigns } = tx.tables;
  await tx
    .insert(helpSigns)
    .values({ ...task, kind, detail, count, since: Date.now() })
    .onConflictDoUpdate({
      target: [helpSigns.userId, helpSigns.realm, helpSigns.ref, helpSigns.kind],
      set: { detail, count },
    });
}
