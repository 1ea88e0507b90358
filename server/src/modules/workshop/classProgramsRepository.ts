// Database queries of programs that learners show to their class. Those of accounts that may share nothing are never read for others.

import { CLASS_PROGRAMS_PER_LEARNER } from '@lanternwise/shared/constants/workshop';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Row, Tables } from '../../db/db.ts';
import { deleteBy, findBy, insertInto, updateBy } from '../../db/rows.ts';
import { learnerName } from '../reports/learnerName.ts';
import { withShownClassNames, withShownNames } from '../teacher-texts/shown.ts';
import type { ShownText } from '../teacher-texts/text.ts';
import type { Caller, UsersService } from '../users/service.ts';

export type ClassProgramRow = Row<'classPrograms'>;

/** More classes than a learner is in. */
const MAX_CLASSES = 50;
/** The newest ones that are listed; a class shows fewer. */
const MAX_SHOWN = 300;

/** Which accounts are not limited: `notLimited` of the users' service. */
export type NotLimited = UsersService['notLimited'];

/** An account whose words others may read: active, and of age or with consent. */
const mayShare = (tables: Tables, notLimited: NotLimited): SQL | undefined =>
  and(eq(tables.users.status, 'active'), notLimited(tables));

/** The learner is still in the class. */
const isInClass = ({ classPrograms, groupMembers }: Tables): SQL | undefined =>
  and(eq(groupMembers.groupId, classPrograms.groupId), eq(groupMembers.userId, classPrograms.userId));

/** Active classes of a learner by name. */
export async function classesOfLearner(db: Db, userId: string): Promise<{ id: string; name: ShownText }[]> {
  const { groupMembers, groups } = db.tables;
  const classes = await db
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), isNull(groups.archivedAt)))
    .orderBy(sql`lower(${groups.name})`, groups.id)
    .limit(MAX_CLASSES);
  return withShownNames(db, classes);
}

/** What a learner offered, in archived classes too, without code. */
export async function offersOf(db: Db, userId: string) {
  const { classPrograms, groups } = db.tables;
  const { id, groupId, savedId, title, state, reason, offeredAt } = classPrograms;
  const offers = await db
    .select({ id, groupId, groupName: groups.name, savedId, title, state, reason, offeredAt })
    .from(classPrograms)
    .innerJoin(groups, eq(groups.id, groupId))
    .where(eq(classPrograms.userId, userId))
    .orderBy(desc(offeredAt), id)
    .limit(MAX_CLASSES * CLASS_PROGRAMS_PER_LEARNER);
  return withShownClassNames(db, offers);
}

/** What these classes show, the latest first, without code. */
export async function shownIn(db: Db, groupIds: readonly string[], notLimited: NotLimited) {
  const { classPrograms, groupMembers, groups, users } = db.tables;
  const { id, title, userId, remixOf, groupId } = classPrograms;
  if (groupIds.length === 0) return [];
  const shown = await db
    .select({ id, title, userId, remixOf, groupId, groupName: groups.name, by: users.username })
    .from(classPrograms)
    .innerJoin(groups, eq(groups.id, classPrograms.groupId))
    .innerJoin(groupMembers, isInClass(db.tables))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(inArray(classPrograms.groupId, groupIds), eq(classPrograms.state, 'shown'), mayShare(db.tables, notLimited)),
    )
    .orderBy(desc(classPrograms.decidedAt), id)
    .limit(MAX_SHOWN);
  return withShownClassNames(db, shown);
}

/** A program that one of these classes shows. */
export async function shownProgram(
  db: Db,
  programId: string,
  groupIds: readonly string[],
  notLimited: NotLimited,
): Promise<{ id: string; title: string; code: string } | undefined> {
  const { classPrograms, groupMembers, users } = db.tables;
  const { id, title, code } = classPrograms;
  if (groupIds.length === 0) return undefined;
  const [row] = await db
    .select({ id, title, code })
    .from(classPrograms)
    .innerJoin(groupMembers, isInClass(db.tables))
    .innerJoin(users, eq(users.id, classPrograms.userId))
    .where(
      and(
        eq(id, programId),
        inArray(classPrograms.groupId, groupIds),
        eq(classPrograms.state, 'shown'),
        mayShare(db.tables, notLimited),
      ),
    )
    .limit(1);
  return row;
}

export const findOffer = findBy('classPrograms', 'id');

/** The offer of this saved program to this class. */
export const findOfferOf = findBy('classPrograms', 'groupId', 'userId', 'savedId');

export async function countOffers(db: Db, groupId: string, userId: string): Promise<number> {
  const { classPrograms } = db.tables;
  return db.$count(classPrograms, and(eq(classPrograms.groupId, groupId), eq(classPrograms.userId, userId)));
}

export const insertOffer = insertInto('classPrograms');

export const updateOffer = updateBy('classPrograms', 'id');

export const deleteOffer = deleteBy('classPrograms', 'id');

/** A class as one of its teachers reads it. */
export interface TaughtClass {
  groupId: string;
  viewer: Pick<Caller, 'id' | 'role'>;
  notLimited: NotLimited;
}

/** Rows of a class whose learners are in it and may share, with names as the viewer may know them. */
function offeredQuery(db: Db, { groupId, viewer, notLimited }: TaughtClass, also?: SQL) {
  const { classAccounts, classPrograms, groupMembers, users } = db.tables;
  const { id, title, userId, remixOf, state, reason, offeredAt, code } = classPrograms;
  const name = learnerName(db.tables, viewer);
  return db
    .select({ id, title, userId, remixOf, state, reason, offeredAt, code, name, username: users.username })
    .from(classPrograms)
    .innerJoin(groupMembers, isInClass(db.tables))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(and(eq(classPrograms.groupId, groupId), mayShare(db.tables, notLimited), also));
}
export type OfferedRow = Awaited<ReturnType<typeof offeredPage>>[number];

/** What waits first, then what is shown, then the rest; of each the newest first. */
export async function offeredPage(db: Db, taught: TaughtClass, { page, size }: { page: number; size: number }) {
  const { state, offeredAt, id } = db.tables.classPrograms;
  const rank = sql`case ${state} when 'waiting' then 0 when 'shown' then 1 else 2 end`;
  return offeredQuery(db, taught)
    .orderBy(rank, desc(offeredAt), id)
    .limit(size)
    .offset((page - 1) * size);
}

/** Those of these programs that the class has, in any state. */
export async function offeredByIds(db: Db, taught: TaughtClass, ids: readonly string[]): Promise<OfferedRow[]> {
  if (ids.length === 0) return [];
  return offeredQuery(db, taught, inArray(db.tables.classPrograms.id, ids)).limit(ids.length);
}

export async function countOffered(db: Db, { groupId, notLimited }: Omit<TaughtClass, 'viewer'>): Promise<number> {
  const { classPrograms, groupMembers, users } = db.tables;
  const [row] = await db
    .select({ programs: count() })
    .from(classPrograms)
    .innerJoin(groupMembers, isInClass(db.tables))
    .innerJoin(users, eq(users.id, classPrograms.userId))
    .where(and(eq(classPrograms.groupId, groupId), mayShare(db.tables, notLimited)));
  return Number(row?.programs ?? 0);
}

/** How many programs wait for a teacher, by class. */
export async function countWaiting(
  db: Db,
  groupIds: readonly string[],
  notLimited: NotLimited,
): Promise<Map<string, number>> {
  const { classPrograms, groupMembers, users } = db.tables;
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: classPrograms.groupId, waiting: count() })
    .from(classPrograms)
    .innerJoin(groupMembers, isInClass(db.tables))
    .innerJoin(users, eq(users.id, classPrograms.userId))
    .where(
      and(
        inArray(classPrograms.groupId, groupIds),
        eq(classPrograms.state, 'waiting'),
        mayShare(db.tables, notLimited),
      ),
    )
    .groupBy(classPrograms.groupId)
    .limit(groupIds.length);
  return new Map(rows.map(({ groupId, waiting }) => [groupId, Number(waiting)]));
}
