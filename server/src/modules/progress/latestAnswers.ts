// Finds the newest answer to each activity whose answer is a program: it is opened again on another device.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

export interface LatestAnswer {
  realm: string;
  ref: string;
  answer: unknown;
  answeredAt: number;
}

export async function latestAnswers(db: Db, userId: string, activities: readonly string[]): Promise<LatestAnswer[]> {
  if (activities.length === 0) return [];
  const { activityAnswers } = db.tables;
  const { realm, activity, answer, answeredAt } = activityAnswers;
  return db
    .select({ realm, ref: activity, answer, answeredAt })
    .from(activityAnswers)
    .where(
      and(
        eq(activityAnswers.userId, userId),
        inArray(activity, activities),
        sql`not exists (select 1 from activity_answers later where later.user_id = ${activityAnswers.userId}
          and later.realm = ${realm} and later.activity = ${activity}
          and (later.answered_at, later.event_id) > (${answeredAt}, ${activityAnswers.eventId}))`,
      ),
    );
}
