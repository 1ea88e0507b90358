// What Admins see of feedback: ratings and notes.
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tables } from '../../db/db.ts';
import type { UsersService } from '../users/service.ts';

const avg = (column: SQL | Tables['feedback']['contentRating']) => sql<number | null>`avg(${column})`;

export async function ratingsByMap(db: Db) {
  const { feedback } = db.tables;
  const rows = await db
    .select({
      map: feedback.map,
      count: count(),
      notes: count(feedback.note),
      content: avg(feedback.contentRating),
      gameplay: avg(feedback.gameplayRating),
      recommendation: avg(feedback.recommendationRating),
    })
    .from(feedback)
    .groupBy(feedback.map)
    .orderBy(feedback.map);
  const rounded = (value: number | null) => (value === null ? null : Math.round(Number(value) * 100) / 100);
  return rows.map((row) => ({
    map: row.map,
    count: Number(row.count),
    notes: Number(row.notes),
    content: rounded(row.content),
    gameplay: rounded(row.gameplay),
    recommendation: rounded(row.recommendation),
  }));
}

/** Notes of persons who are not limited; withdrawn consent hides the note. */
export async function feedbackNotesPage(
  db: Db,
  { map, page, size }: { map: string; page: number; size: number },
  notLimited: UsersService['notLimited'],
) {
  const { feedback, users } = db.tables;
  const shown = and(isNotNull(feedback.note), notLimited(db.tables), map === '' ? undefined : eq(feedback.map, map));
  const rows = await db
    .select({
      map: feedback.map,
      contentRating: feedback.contentRating,
      gameplayRating: feedback.gameplayRating,
      recommendationRating: feedback.recommendationRating,
      note: feedback.note,
      receivedAt: feedback.receivedAt,
    })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(shown)
    .orderBy(desc(feedback.receivedAt))
    .limit(size)
    .offset((page - 1) * size);
  const [sum] = await db
    .select({ total: count() })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(shown);
  return { items: rows.map((row) => ({ ...row, note: row.note ?? '' })), total: Number(sum?.total ?? 0) };
}
