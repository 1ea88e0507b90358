// Database queries of assignments and of the learners they are for.
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Row, Tables } from '../../db/db.ts';
import { deleteBy, findBy, insertOnceInto, updateBy } from '../../db/rows.ts';
import { learnerName } from '../reports/learnerName.ts';
import { type Answering, withShownClassNames } from '../teacher-texts/shown.ts';
import type { ShownText } from '../teacher-texts/text.ts';
import { type Caller, callerColumns } from '../users/service.ts';

export type AssignmentRow = Row<'assignments'>;

/** More than a learner or a teacher's week has; the rest shows in the class. */
const MAX_OWN = 60;
const MAX_DUE = 30;

/** False if there is one with this id. */
export const insertAssignment = insertOnceInto('assignments');

export const changeAssignment = updateBy('assignments', 'id');

export const removeAssignment = deleteBy('assignments', 'id');

/** Deletes what was assigned to nobody but these people: its note may speak to one of them. */
export async function removeAssignmentsOnlyFor(tx: Db, userIds: readonly string[]): Promise<void> {
  const { assignmentLearners, assignments } = tx.tables;
  const { assignmentId, userId } = assignmentLearners;
  const learners = (people: SQL | undefined) =>
    tx
      .select({ assignmentId })
      .from(assignmentLearners)
      .where(and(eq(assignmentId, assignments.id), people));
  const [ofThese, ofOthers] = [inArray(userId, userIds), notInArray(userId, [...userIds])];
  await tx
    .delete(assignments)
    .where(and(eq(assignments.wholeClass, false), exists(learners(ofThese)), notExists(learners(ofOthers))));
}

export async function setLearners(
  tx: Db,
  assignmentId: string,
  userIds: readonly string[],
  addedAt: number,
): Promise<void> {
  const { assignmentLearners } = tx.tables;
  await tx.delete(assignmentLearners).where(eq(assignmentLearners.assignmentId, assignmentId));
  if (userIds.length > 0)
    await tx.insert(assignmentLearners).values(userIds.map((userId) => ({ assignmentId, userId, addedAt })));
}

export const findAssignment = findBy('assignments', 'id');

export async function countAssignments(db: Db, groupId: string): Promise<number> {
  const { assignments } = db.tables;
  return db.$count(assignments, eq(assignments.groupId, groupId));
}

/** Latest due date first. */
export async function assignmentsOfGroup(
  db: Db,
  groupId: string,
  { page, size }: { page: number; size: number },
): Promise<AssignmentRow[]> {
  const { assignments } = db.tables;
  return db
    .select()
    .from(assignments)
    .where(eq(assignments.groupId, groupId))
    .orderBy(desc(assignments.dueAt), asc(assignments.id))
    .limit(size)
    .offset((page - 1) * size);
}

export interface ClassMember extends Caller {
  name: string;
  username: string;
  joinedAt: number;
}

/** The members of a class by name, as this viewer may name them. */
export async function membersOfClass(
  db: Db,
  groupId: string,
  viewer: Pick<Caller, 'id' | 'role'>,
): Promise<ClassMember[]> {
  const { classAccounts, groupMembers, users } = db.tables;
  const name = learnerName(db.tables, viewer);
  return db
    .select({ ...callerColumns(users), name, username: users.username, joinedAt: groupMembers.joinedAt })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(sql`lower(${name})`), asc(users.id))
    .limit(GROUP_MEMBERS_MAX);
}

/** Ids of the learners of those assignments that are not for the whole class. */
export async function chosenLearners(db: Db, assignmentIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const { assignmentLearners } = db.tables;
  const chosen = new Map<string, Set<string>>();
  if (assignmentIds.length === 0) return chosen;
  const rows = await db
    .select()
    .from(assignmentLearners)
    .where(inArray(assignmentLearners.assignmentId, assignmentIds));
  for (const { assignmentId, userId } of rows) {
    chosen.set(assignmentId, (chosen.get(assignmentId) ?? new Set()).add(userId));
  }
  return chosen;
}

/** That a member has to do it: in class before it was due, and chosen if not everyone is. */
const isFor = ({ assignments, assignmentLearners, groupMembers }: Tables, db: Db): SQL | undefined =>
  and(
    lte(groupMembers.joinedAt, assignments.dueAt),
    or(
      eq(assignments.wholeClass, true),
      exists(
        db
          .select({ one: sql`1` })
          .from(assignmentLearners)
          .where(
            and(
              eq(assignmentLearners.assignmentId, assignments.id),
              eq(assignmentLearners.userId, groupMembers.userId),
            ),
          ),
      ),
    ),
  );

/** An assignment as its learner gets it, with who answers for the note. */
export type LearnerRow = AssignmentRow & { groupName: ShownText; writer: Answering };

/** The assignments of a learner in active classes, soonest first, with the name of the class. */
export async function assignmentsOfLearner(db: Db, userId: string, dueAfter: number): Promise<LearnerRow[]> {
  const { assignments, groupMembers, groups, users } = db.tables;
  const rows = await db
    .select({
      assignment: assignments,
      groupName: groups.name,
      writer: { role: users.role, schoolConfirmedAt: users.schoolConfirmedAt },
    })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)))
    .innerJoin(assignments, eq(assignments.groupId, groups.id))
    .leftJoin(users, eq(users.id, sql`coalesce(${assignments.noteBy}, ${assignments.createdBy})`))
    .where(and(eq(groupMembers.userId, userId), gt(assignments.dueAt, dueAfter), isFor(db.tables, db)))
    .orderBy(desc(assignments.dueAt), asc(assignments.id))
    .limit(MAX_OWN);
  const found = rows.map(({ assignment, ...rest }) => ({ ...assignment, ...rest })).reverse();
  return withShownClassNames(db, found);
}

/** Assignments of active classes that a teacher teaches, due in a period, soonest first. */
export async function assignmentsDue(db: Db, teacherId: string, from: number, to: number) {
  const { assignments, groups, groupTeachers } = db.tables;
  return db
    .select({ assignment: assignments, groupName: groups.name })
    .from(groupTeachers)
    .innerJoin(groups, and(eq(groups.id, groupTeachers.groupId), isNull(groups.archivedAt)))
    .innerJoin(assignments, eq(assignments.groupId, groups.id))
    .where(and(eq(groupTeachers.userId, teacherId), gt(assignments.dueAt, from), lte(assignments.dueAt, to)))
    .orderBy(asc(assignments.dueAt), asc(assignments.id))
    .limit(MAX_DUE);
}
