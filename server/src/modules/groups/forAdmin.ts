// What Admins see of groups: the list of all, what a search finds, and the groups of one person.
import { type adminGroups, SEARCH_RESULTS_MAX } from '@lanternwise/shared/contracts/admin-overview';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsText } from '../../db/containsText.ts';
import type { Db } from '../../db/db.ts';
import { memberCount } from './repository.ts';

type GroupsQuery = z.output<typeof adminGroups.query>;

export async function groupsPage(db: Db, { page, size, search, state, sort }: GroupsQuery) {
  const { groups } = db.tables;
  const students = memberCount(db.tables);
  const where = and(
    search === '' ? undefined : containsText(groups.name, search),
    state === undefined ? undefined : state === 'archived' ? isNotNull(groups.archivedAt) : isNull(groups.archivedAt),
  );
  const byName = asc(sql`lower(${groups.name})`);
  const order = { newest: [desc(groups.createdAt)], name: [byName], students: [desc(students), byName] }[sort];
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      createdAt: groups.createdAt,
      archivedAt: groups.archivedAt,
      students,
    })
    .from(groups)
    .where(where)
    .orderBy(...order, asc(groups.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = rows.map(({ id }) => id);
  const owners = await ownersOf(db, ids);
  const items = rows.map((row) => ({ ...row, students: Number(row.students), owner: owners.get(row.id) ?? null }));
  return { items, total: await db.$count(groups, where) };
}

async function ownersOf(db: Db, groupIds: readonly string[]) {
  const { groupTeachers, users } = db.tables;
  if (groupIds.length === 0) return new Map<string, { id: string; username: string }>();
  const rows = await db
    .select({ groupId: groupTeachers.groupId, id: users.id, username: users.username })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(and(inArray(groupTeachers.groupId, groupIds), eq(groupTeachers.part, 'owner')))
    .limit(groupIds.length);
  return new Map(rows.map(({ groupId, ...owner }) => [groupId, owner]));
}

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

export async function groupsOf(db: Db, userId: string) {
  const { groups, groupMembers, groupTeachers } = db.tables;
  const learns = await db
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .limit(50);
  const teaches = await db
    .select({ id: groups.id, name: groups.name })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(eq(groupTeachers.userId, userId))
    .limit(50);
  return [
    ...learns.map((group) => ({ ...group, as: 'learner' as const })),
    ...teaches.map((group) => ({ ...group, as: 'teacher' as const })),
  ];
}
