// What groups keep about a person, for 'Download my data': the groups he learns or teaches in, and his name on a class list.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

export async function exportGroups(db: Db, userId: string): Promise<unknown> {
  const { groups, groupMembers, groupTeachers, classAccounts } = db.tables;
  const learnsIn = await db
    .select({ group: groups.name, joinedAt: groupMembers.joinedAt, joinedBy: groupMembers.joinedBy })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId));
  const teaches = await db
    .select({ group: groups.name, part: groupTeachers.part, addedAt: groupTeachers.addedAt })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(eq(groupTeachers.userId, userId));
  const classList = await db
    .select({ name: classAccounts.name, group: groups.name, createdAt: classAccounts.createdAt })
    .from(classAccounts)
    .innerJoin(groups, eq(groups.id, classAccounts.groupId))
    .where(eq(classAccounts.userId, userId));
  return { learnsIn, teaches, classList };
}
