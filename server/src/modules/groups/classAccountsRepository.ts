// Database queries of class accounts.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { insertInto, updateBy } from '../../db/rows.ts';

/** Names of the class's existing accounts. */
export async function classAccountNames(db: Db, groupId: string): Promise<string[]> {
  const { classAccounts } = db.tables;
  const rows = await db
    .select({ name: classAccounts.name })
    .from(classAccounts)
    .where(eq(classAccounts.groupId, groupId));
  return rows.map(({ name }) => name);
}

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
      and(
        eq(classAccounts.groupId, groupId),
        ...(userIds === 'all' ? [] : [inArray(classAccounts.userId, [...userIds])]),
      ),
    )
    .orderBy(asc(sql`lower(${classAccounts.name})`));
}

/** A class account belongs to its class: only that one's teachers see the name and can set a new pass phrase. */
export async function moveClassAccount(tx: Db, userId: string, { from, to }: { from: string; to: string }) {
  const { classAccounts } = tx.tables;
  const ofClass = and(eq(classAccounts.userId, userId), eq(classAccounts.groupId, from));
  await tx.update(classAccounts).set({ groupId: to }).where(ofClass);
}

export const updateClassAccount = updateBy('classAccounts', 'userId');
