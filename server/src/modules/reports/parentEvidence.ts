// Reads what parents' reports count: the answers, runs and events of four weeks, without programs and answers themselves.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** Of any of these kinds in four weeks; more is no child's play. */
const MAX_ROWS = 20_000;

/** Events that finish a step, show a model or an attempt, or end a realm; answers are counted from their own table. */
const COUNTED_KINDS = [
  'item-collected',
  'dialog-finished',
  'lesson-finished',
  'model-card',
  'python-attempt',
  'exit-reached',
] satisfies QuestEvent['kind'][];

export interface ParentEvidence {
  answers: Array<{ realm: string; activity: string; correct: boolean; ms: number; answeredAt: number }>;
  programs: Array<{ realm: string; ref: string; status: string; ms: number; ranAt: number }>;
  events: Array<{ realm: string; event: QuestEvent; receivedAt: number }>;
}

/** @param since minimum time in epoch milliseconds */
export async function parentEvidenceOf(db: Db, userId: string, since: number): Promise<ParentEvidence> {
  const { activityAnswers, programRuns, questEvents } = db.tables;
  const { realm, activity, correct, ms, answeredAt } = activityAnswers;
  const { ref, status, ranAt } = programRuns;
  const [answers, programs, events] = await Promise.all([
    db
      .select({ realm, activity, correct, ms, answeredAt })
      .from(activityAnswers)
      .where(and(eq(activityAnswers.userId, userId), gt(answeredAt, since)))
      .limit(MAX_ROWS),
    db
      .select({ realm: programRuns.realm, ref, status, ms: programRuns.ms, ranAt })
      .from(programRuns)
      .where(and(eq(programRuns.userId, userId), gt(ranAt, since)))
      .limit(MAX_ROWS),
    db
      .select({ realm: questEvents.realm, event: questEvents.event, receivedAt: questEvents.receivedAt })
      .from(questEvents)
      .where(
        and(
          eq(questEvents.userId, userId),
          gt(questEvents.receivedAt, since),
          inArray(questEvents.kind, COUNTED_KINDS),
        ),
      )
      .limit(MAX_ROWS),
  ]);
  return { answers, programs, events };
}

/** The part of the evidence after `since`. */
export const evidenceSince = ({ answers, programs, events }: ParentEvidence, since: number): ParentEvidence => ({
  answers: answers.filter(({ answeredAt }) => answeredAt > since),
  programs: programs.filter(({ ranAt }) => ranAt > since),
  events: events.filter(({ receivedAt }) => receivedAt > since),
});
