// Database queries of the Admin's home: sign-ups, and teachers who wait or are confirmed.
import { count, sql } from 'drizzle-orm';
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

export async function countTeachers(db: Db, school: 'waiting' | 'confirmed'): Promise<number> {
  const { users } = db.tables;
  return db.$count(users, inState(db.tables, school));
}
