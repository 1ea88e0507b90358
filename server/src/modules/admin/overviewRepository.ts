// Database queries of the Admin's home: sign-ups, open messages, teachers who wait, and what the set-up checklist asks.
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { inState } from './teachersRepository.ts';

/** How many accounts there are, and how many of them were made since each of these times (epoch ms); one look at the index. */
export async function countSignUps(db: Db, since: Record<'today' | 'week' | 'twoWeeks', number>) {
  const { users } = db.tables;
  const madeSince = (time: number) =>
    sql<number>`coalesce(sum(case when ${users.createdAt} >= ${time} then 1 else 0 end), 0)`;
  const [row] = await db
    .select({
      all: count(),
      today: madeSince(since.today),
      week: madeSince(since.week),
      twoWeeks: madeSince(since.twoWeeks),
    })
    .from(users);
  const { all = 0, today = 0, week = 0, twoWeeks = 0 } = row ?? {};
  return { all: Number(all), today: Number(today), week: Number(week), twoWeeks: Number(twoWeeks) };
}

/** Messages that are not answered, without those that may be spam. */
/** Reports of children that this Admin may see: none about texts of their own. */
export async function countOpenReports(db: Db, adminId: string): Promise<number> {
  const { adultReports, teacherTexts } = db.tables;
  const [row] = await db
    .select({ total: count() })
    .from(adultReports)
    .innerJoin(teacherTexts, eq(teacherTexts.id, adultReports.textId))
    .where(and(isNull(adultReports.closedAt), ne(teacherTexts.senderId, adminId)));
  return Number(row?.total ?? 0);
}

export async function countOpenMessages(db: Db): Promise<number> {
  const { contactMessages } = db.tables;
  return db.$count(contactMessages, and(isNull(contactMessages.flag), isNull(contactMessages.answeredAt)));
}

export async function countTeachers(db: Db, school: 'waiting' | 'confirmed'): Promise<number> {
  const { users } = db.tables;
  return db.$count(users, inState(db.tables, school));
}
