// Database queries of the Admin's search: names on class lists, groups and subscribers of the newsletter.
import { SEARCH_RESULTS_MAX } from '@lanternwise/shared/contracts/admin-overview';
import { asc, eq } from 'drizzle-orm';
import { containsText } from '../../db/containsText.ts';
import type { Db } from '../../db/db.ts';
import { memberCount } from '../groups/access.ts';

/** Children by the name on their class list. */
export function childrenNamed(db: Db, text: string) {
  const { classAccounts, groups, users } = db.tables;
  return db
    .select({
      id: users.id,
      username: users.username,
      name: classAccounts.name,
      group: { id: groups.id, name: groups.name },
    })
    .from(classAccounts)
    .innerJoin(users, eq(users.id, classAccounts.userId))
    .innerJoin(groups, eq(groups.id, classAccounts.groupId))
    .where(containsText(classAccounts.name, text))
    .orderBy(asc(classAccounts.name), asc(users.id))
    .limit(SEARCH_RESULTS_MAX);
}

export async function groupsNamed(db: Db, text: string) {
  const { groups } = db.tables;
  const rows = await db
    .select({ id: groups.id, name: groups.name, archivedAt: groups.archivedAt, students: memberCount(db.tables) })
    .from(groups)
    .where(containsText(groups.name, text))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(SEARCH_RESULTS_MAX);
  return rows.map(({ archivedAt, students, ...group }) => ({
    ...group,
    archived: archivedAt !== null,
    students: Number(students),
  }));
}

export function subscribersNamed(db: Db, text: string) {
  const { newsletterSubscribers } = db.tables;
  const { id, email, emailKey } = newsletterSubscribers;
  return db
    .select({ id, email })
    .from(newsletterSubscribers)
    .where(containsText(emailKey, text))
    .orderBy(asc(emailKey))
    .limit(SEARCH_RESULTS_MAX);
}
