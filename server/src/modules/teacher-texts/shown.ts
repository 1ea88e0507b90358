// Decides what children see of teachers' stored texts: older ones and those of teachers who are no longer confirmed stay hidden.
import { type TeacherTextField, textRefusals } from '@lanternwise/shared/safety/textRefusals';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import type { ShownText } from './text.ts';

/** What a class is called whose name children do not see. */
export const NAMELESS_CLASS = 'Class' as ShownText;

/** Who answers for a text; null if that account was deleted. */
export type Answering = { role: string | null; schoolConfirmedAt: number | null } | null;

/** The text, or null if the teacher who answers for it is not confirmed, or it would not be admitted today. */
export function shownText(text: string, field: TeacherTextField, by: Answering): ShownText | null {
  const isConfirmed = by?.role != null && isSchoolConfirmed({ role: by.role, schoolConfirmedAt: by.schoolConfirmedAt });
  return textRefusals(text, { field, isConfirmed }).length === 0 ? (text as ShownText) : null;
}

/** Names of classes as their children see them: the owner answers for the name. */
export async function shownClassNames(db: Db, groupIds: readonly string[]): Promise<Map<string, ShownText>> {
  const { groups, groupTeachers, users } = db.tables;
  const ids = [...new Set(groupIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groups.id, name: groups.name, role: users.role, schoolConfirmedAt: users.schoolConfirmedAt })
    .from(groups)
    .leftJoin(groupTeachers, and(eq(groupTeachers.groupId, groups.id), eq(groupTeachers.part, 'owner')))
    .leftJoin(users, eq(users.id, groupTeachers.userId))
    .where(inArray(groups.id, ids))
    .limit(ids.length);
  return new Map(rows.map(({ id, name, ...by }) => [id, shownText(name, 'class-name', by) ?? NAMELESS_CLASS]));
}

/** Classes with their names as children see them. */
export async function withShownNames<R extends { id: string; name: string }>(
  db: Db,
  classes: readonly R[],
): Promise<Array<Omit<R, 'name'> & { name: ShownText }>> {
  const names = await shownClassNames(
    db,
    classes.map(({ id }) => id),
  );
  return classes.map((each) => ({ ...each, name: names.get(each.id) ?? NAMELESS_CLASS }));
}

/** Rows of classes with their names as children see them. */
export async function withShownClassNames<R extends { groupId: string; groupName: string }>(
  db: Db,
  rows: readonly R[],
): Promise<Array<Omit<R, 'groupName'> & { groupName: ShownText }>> {
  const names = await shownClassNames(
    db,
    rows.map(({ groupId }) => groupId),
  );
  return rows.map((row) => ({ ...row, groupName: names.get(row.groupId) ?? NAMELESS_CLASS }));
}
