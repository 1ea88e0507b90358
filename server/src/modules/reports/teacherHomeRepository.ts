// Database queries of a teacher's home page: one query for each list, however many classes and learners there are.
import { HOME_CLASSES, HOME_DUE } from '@lanternwise/shared/contracts/teacher-home';
import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { limitColumns } from '../users/service.ts';
import type { Viewer } from './access.ts';
import { learnerName } from './learnerName.ts';

/** Signs of one learner can be several; more than this many newest ones are not looked at. */
const MAX_SIGNS = 120;
/** Latest wrong answers in which the named mistakes are looked up. */
const MAX_ANSWERS = 500;

function taughtGroups(db: Db, teacherId: string) {
  const { groups, groupTeachers } = db.tables;
  return db
    .select({ id: groups.id })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(and(eq(groupTeachers.userId, teacherId), isNull(groups.archivedAt)));
}

function taughtLearners(db: Db, teacherId: string) {
  const { groupMembers } = db.tables;
  return db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, taughtGroups(db, teacherId)));
}

/** The active classes by name, with the number of students and the time of their last play. */
export async function classesOf(db: Db, teacherId: string, activeSince: number) {
  const { groups, groupMembers, users } = db.tables;
  const isActive = sql<number>`sum(case when ${users.lastActiveAt} >= ${activeSince} then 1 else 0 end)`;
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      students: count(groupMembers.userId),
      active: isActive,
      lastActive: max(users.lastActiveAt),
    })
    .from(groups)
    .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .leftJoin(users, eq(users.id, groupMembers.userId))
    .where(inArray(groups.id, taughtGroups(db, teacherId)))
    .groupBy(groups.id, groups.name)
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id))
    .limit(HOME_CLASSES);
  return rows.map((row) => ({
    ...row,
    students: Number(row.students),
    active: Number(row.active ?? 0),
    lastActive: row.lastActive === null ? null : Number(row.lastActive),
  }));
}

export async function countClasses(db: Db, teacherId: string): Promise<number> {
  const { groups } = db.tables;
  return db.$count(groups, inArray(groups.id, taughtGroups(db, teacherId)));
}

/** How many students of each class are in each realm. */
export async function placesOf(db: Db, groupIds: readonly string[]) {
  const { groupMembers, users } = db.tables;
  const rows = await db
    .select({ groupId: groupMembers.groupId, realm: users.currentMap, students: count() })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(inArray(groupMembers.groupId, groupIds))
    .groupBy(groupMembers.groupId, users.currentMap);
  return rows.map((row) => ({ ...row, students: Number(row.students) }));
}

export async function needsByClass(db: Db, groupIds: readonly string[]): Promise<Map<string, number>> {
  const { groupMembers, helpSigns } = db.tables;
  const rows = await db
    .select({ groupId: groupMembers.groupId, learners: countDistinct(helpSigns.userId) })
    .from(groupMembers)
    .innerJoin(helpSigns, eq(helpSigns.userId, groupMembers.userId))
    .where(inArray(groupMembers.groupId, groupIds))
    .groupBy(groupMembers.groupId);
  return new Map(rows.map(({ groupId, learners }) => [groupId, Number(learners)]));
}

/** Newest first. */
export async function helpSignsOf(db: Db, teacherId: string) {
  const { helpSigns } = db.tables;
  return db
    .select()
    .from(helpSigns)
    .where(inArray(helpSigns.userId, taughtLearners(db, teacherId)))
    .orderBy(desc(helpSigns.since), asc(helpSigns.userId), asc(helpSigns.ref))
    .limit(MAX_SIGNS);
}

export async function countLearnersInNeed(db: Db, teacherId: string): Promise<number> {
  const { helpSigns } = db.tables;
  const [row] = await db
    .select({ total: countDistinct(helpSigns.userId) })
    .from(helpSigns)
    .where(inArray(helpSigns.userId, taughtLearners(db, teacherId)));
  return Number(row?.total ?? 0);
}

/** Names of learners, once for each of the teacher's classes that they are in, by the name of the class. */
export async function learnersById(db: Db, viewer: Viewer, ids: readonly string[]) {
  const { users, classAccounts, groupMembers, groups } = db.tables;
  return db
    .select({
      id: users.id,
      name: learnerName(db.tables, viewer),
      ...limitColumns(users),
      groupId: groups.id,
      groupName: groups.name,
    })
    .from(users)
    .innerJoin(groupMembers, eq(groupMembers.userId, users.id))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(and(inArray(users.id, ids), inArray(groups.id, taughtGroups(db, viewer.id))))
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id));
}

/** The latest wrong answers of these learners in these activities, newest first. */
export async function wrongAnswers(db: Db, userIds: readonly string[], activities: readonly string[]) {
  const { activityAnswers } = db.tables;
  const { userId, realm, activity, answer, wrong, answeredAt, correct } = activityAnswers;
  if (userIds.length === 0 || activities.length === 0) return [];
  return db
    .select({ userId, realm, activity, answer, wrong })
    .from(activityAnswers)
    .where(and(inArray(userId, userIds), inArray(activity, activities), eq(correct, false)))
    .orderBy(desc(answeredAt))
    .limit(MAX_ANSWERS);
}

/** All rules of these classes that lock a realm or open it later. */
export async function realmRulesOf(db: Db, groupIds: readonly string[]) {
  const { groupRealmRules } = db.tables;
  return db
    .select({
      groupId: groupRealmRules.groupId,
      realm: groupRealmRules.realm,
      state: groupRealmRules.state,
      opensAt: groupRealmRules.opensAt,
    })
    .from(groupRealmRules)
    .where(inArray(groupRealmRules.groupId, groupIds));
}

/** Invitations to the teacher's classes that end in a period, soonest first. */
export async function invitationsEnding(db: Db, teacherId: string, from: number, to: number) {
  const { groupInvitations, groups } = db.tables;
  return db
    .select({ groupId: groups.id, groupName: groups.name, at: groupInvitations.expiresAt })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(
      and(
        inArray(groups.id, taughtGroups(db, teacherId)),
        isNull(groupInvitations.revokedAt),
        gt(groupInvitations.expiresAt, from),
        lte(groupInvitations.expiresAt, to),
      ),
    )
    .orderBy(asc(groupInvitations.expiresAt))
    .limit(HOME_DUE);
}
