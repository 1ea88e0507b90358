// Database queries of groups, their teachers and members.
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { containsText } from '../../db/containsText.ts';
import { type Db, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { findBy, updateBy } from '../../db/rows.ts';

export type GroupRole = 'owner' | 'co-teacher';
export type Group = Row<'groups'>;

/** Most ended groups that a learner is told of. */
const MAX_ENDED = 20;

export interface PageQuery {
  page: number;
  size: number;
}

/** How many members a group has, in a query over groups. */
export const memberCount = ({ groupMembers, groups }: Tables) =>
  sql<number>`(select count(*) from ${groupMembers} where ${groupMembers.groupId} = ${groups.id})`;

export async function insertGroup(tx: Db, group: Group, ownerId: string): Promise<void> {
  const { groups, groupTeachers } = tx.tables;
  await tx.insert(groups).values(group);
  await tx
    .insert(groupTeachers)
    .values({ groupId: group.id, userId: ownerId, part: 'owner', addedAt: group.createdAt });
}

export const findGroup = findBy('groups', 'id');

/** A teacher's part in a group; undefined if they do not teach it. */
export const groupRoleOf = async (db: Db, groupId: string, userId: string): Promise<GroupRole | undefined> =>
  (await findBy('groupTeachers', 'groupId', 'userId')(db, groupId, userId))?.part;

export const updateGroup = updateBy('groups', 'id');

export async function countMembers(db: Db, groupId: string): Promise<number> {
  const { groupMembers } = db.tables;
  return db.$count(groupMembers, eq(groupMembers.groupId, groupId));
}

export interface GroupsQuery extends PageQuery {
  teacherId: string;
  archived: boolean;
  search: string;
  sort: 'name' | 'newest' | 'students';
}

export async function groupsOf(db: Db, query: GroupsQuery) {
  const { groupTeachers, groups } = db.tables;
  const studentCount = memberCount(db.tables);
  const where = and(
    eq(groupTeachers.userId, query.teacherId),
    query.archived ? isNotNull(groups.archivedAt) : isNull(groups.archivedAt),
    ...(query.search ? [containsText(groups.name, query.search)] : []),
  );
  const byName = asc(sql`lower(${groups.name})`);
  const order = { name: [byName], newest: [desc(groups.createdAt)], students: [desc(studentCount), byName] }[
    query.sort
  ];
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      createdAt: groups.createdAt,
      archivedAt: groups.archivedAt,
      studentCount,
      part: groupTeachers.part,
    })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(where)
    .orderBy(...order, asc(groups.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const [all] = await db
    .select({ count: sql<number>`count(*)` })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(where);
  return {
    items: rows.map((row) => ({ ...row, studentCount: Number(row.studentCount) })),
    total: Number(all?.count ?? 0),
  };
}

/** Counts the groups of which the teacher is the owner: others can make anybody a co-teacher of theirs. */
export async function countOwnedGroups(db: Db, teacherId: string): Promise<number> {
  const { groupTeachers } = db.tables;
  return db.$count(groupTeachers, and(eq(groupTeachers.userId, teacherId), eq(groupTeachers.part, 'owner')));
}

export async function teachersOf(db: Db, groupId: string) {
  const { users, groupTeachers } = db.tables;
  return db
    .select({ id: users.id, username: users.username, part: groupTeachers.part })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(eq(groupTeachers.groupId, groupId))
    .orderBy(desc(groupTeachers.part), asc(users.usernameKey));
}

export interface MembersQuery extends PageQuery {
  groupId: string;
  search: string;
  sort: 'name' | 'newest';
  onlyClassAccounts: boolean;
}

/** Members of a group; names of class accounts are only visible in their own group. */
export async function membersOf(db: Db, query: MembersQuery) {
  const { classAccounts, groupMembers, users } = db.tables;
  const isOwnClassAccount = and(
    eq(classAccounts.userId, groupMembers.userId),
    eq(classAccounts.groupId, groupMembers.groupId),
  );
  const displayName = sql<string>`coalesce(${classAccounts.name}, ${users.username})`;
  const where = and(
    eq(groupMembers.groupId, query.groupId),
    ...(query.onlyClassAccounts ? [isNotNull(classAccounts.userId)] : []),
    ...(query.search
      ? [sql`(${containsText(displayName, query.search)} or ${containsText(sql`${users.username}`, query.search)})`]
      : []),
  );
  const rows = await db
    .select({
      id: users.id,
      name: displayName,
      username: users.username,
      joinedAt: groupMembers.joinedAt,
      joinedBy: groupMembers.joinedBy,
      classAccountId: classAccounts.userId,
      deletionDueAt: users.deletionDueAt,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(classAccounts, isOwnClassAccount)
    .where(where)
    .orderBy(
      query.sort === 'name' ? asc(sql`lower(${displayName})`) : desc(groupMembers.joinedAt),
      asc(users.usernameKey),
    )
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const [all] = await db
    .select({ count: sql<number>`count(*)` })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(classAccounts, isOwnClassAccount)
    .where(where);
  return {
    items: rows.map(({ classAccountId, deletionDueAt, ...row }) => ({
      ...row,
      classAccount: classAccountId !== null,
      // Deletions of other accounts are not visible to teachers.
      deletionDueAt: classAccountId === null ? null : deletionDueAt,
    })),
    total: Number(all?.count ?? 0),
  };
}

export const memberOf = findBy('groupMembers', 'groupId', 'userId');

export const isMember = async (db: Db, groupId: string, userId: string): Promise<boolean> =>
  (await memberOf(db, groupId, userId)) !== undefined;

/** Also takes back what the member showed to this class, and takes the member out of its assignments that are for some learners only. */
export async function deleteMember(tx: Db, groupId: string, userId: string): Promise<void> {
  const { assignmentLearners, assignments, classPrograms, groupMembers } = tx.tables;
  await tx.delete(groupMembers).where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
  await tx.delete(classPrograms).where(and(eq(classPrograms.groupId, groupId), eq(classPrograms.userId, userId)));
  const ofClass = tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.groupId, groupId));
  await tx
    .delete(assignmentLearners)
    .where(and(eq(assignmentLearners.userId, userId), inArray(assignmentLearners.assignmentId, ofClass)));
}

/** Active groups of a learner. */
export async function groupsJoinedBy(db: Db, userId: string) {
  const { groups, groupMembers, classAccounts } = db.tables;
  return db
    .select({ id: groups.id, name: groups.name, joinedAt: groupMembers.joinedAt, homeOf: classAccounts.userId })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(classAccounts, and(eq(classAccounts.userId, groupMembers.userId), eq(classAccounts.groupId, groups.id)))
    .where(and(eq(groupMembers.userId, userId), isNull(groups.archivedAt)))
    .orderBy(asc(groupMembers.joinedAt));
}

/** Names of archived groups of a learner, the last ended first. */
export async function groupsEndedFor(db: Db, userId: string) {
  const { groups, groupMembers } = db.tables;
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), isNotNull(groups.archivedAt)))
    .orderBy(desc(groups.archivedAt), asc(groups.id))
    .limit(MAX_ENDED);
}

const commonGroup = preparePerConnection((db, { groups, groupMembers, groupTeachers }) =>
  db
    .select({ groupName: groups.name, archivedAt: groups.archivedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(groupTeachers, eq(groupTeachers.groupId, groups.id))
    .where(
      and(
        eq(groupMembers.userId, sql.placeholder('learnerId')),
        eq(groupTeachers.userId, sql.placeholder('teacherId')),
      ),
    )
    // Active groups first.
    .orderBy(sql`${groups.archivedAt} is not null`, desc(groups.archivedAt))
    .limit(1)
    .prepare(),
);

/** A group in which the teacher teaches the learner; an archived one only if there is no active one. */
export async function teachingOf(
  db: Db,
  teacherId: string,
  learnerId: string,
): Promise<{ groupName: string; isArchived: boolean } | undefined> {
  const [row] = await commonGroup(db).execute({ teacherId, learnerId });
  return row && { groupName: row.groupName, isArchived: row.archivedAt !== null };
}
