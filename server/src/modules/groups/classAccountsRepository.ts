// Database queries of class accounts.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { insertInto, listBy, updateBy } from '../../db/rows.ts';

/** Names of the class's existing accounts. */
export const classAccountNames = async (db: Db, groupId: string): Promise<string[]> =>
  (await listBy('classAccounts', ['groupId'])(db, groupId)).map(({ name }) => name);

export const insertClassAccount = insertInto('classAccounts');

/** Class accounts that were created for the group and are still members. */
export async function classAccountsOf(db: Db, groupId: string, userIds: 'all' | readonly string[]) {
  const { users, classAccounts, groupMembers } = db.tables;
  return db
    .select({
      id: users.id,
      name: classAccounts.name,
      username: users.username,
      deletionDueAt: users.deletionDueAt,
      status: users.status,
    })
    .from(classAccounts)
    .innerJoin(users, eq(users.id, classAccounts.userId))
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.userId, classAccounts.userId), eq(groupMembers.groupId, classAccounts.groupId)),
    )
    .where(
      and(eq(classAccounts.groupId, groupId), ...(userIds === 'all' ? [] : [inArray(classAccounts.userId, userIds)])),
    )
    .orderBy(asc(sql`lower(${classAccounts.name})`));
}

/** A class account belongs to its class: only that one's teachers see the name and can set a new pass phrase. */
export const moveClassAccount = updateBy('classAccounts', 'userId', 'groupId');

export const updateClassAccount = updateBy('classAccounts', 'userId');
