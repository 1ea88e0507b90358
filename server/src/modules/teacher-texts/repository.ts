// Database queries of kept texts of teachers, and of what children told an adult about them.
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../db/containsText.ts';
import type { Db, Row } from '../../db/db.ts';
import { findBy, insertInto, updateBy } from '../../db/rows.ts';

export type TextRow = Row<'teacherTexts'>;
export type ReportRow = Row<'adultReports'>;

export const keepText = insertInto('teacherTexts');

/** The newest text of these words in a class of the child. */
export async function textSeenBy(db: Db, childId: string, seen: Pick<TextRow, 'field' | 'text'>) {
  const { groupMembers, teacherTexts } = db.tables;
  const classes = db.select({ id: groupMembers.groupId }).from(groupMembers).where(eq(groupMembers.userId, childId));
  const isSeen = and(
    inArray(teacherTexts.groupId, classes),
    eq(teacherTexts.field, seen.field),
    eq(teacherTexts.text, seen.text),
  );
  const [row] = await db.select().from(teacherTexts).where(isSeen).orderBy(desc(teacherTexts.writtenAt)).limit(1);
  return row;
}

/** A name or a note from before texts were kept, with who answers for it: the class's owner, or who wrote the note. */
export async function olderTextSeenBy(db: Db, childId: string, { field, text }: Pick<TextRow, 'field' | 'text'>) {
  const { assignments, groupMembers, groups, groupTeachers, users } = db.tables;
  const isIn = and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, childId));
  const columns = { groupId: groups.id, senderId: users.id, senderName: users.username };
  const found =
    field === 'class-name'
      ? await db
          .select({ ...columns, writtenAt: groups.createdAt })
          .from(groups)
          .innerJoin(groupMembers, isIn)
          .innerJoin(groupTeachers, and(eq(groupTeachers.groupId, groups.id), eq(groupTeachers.part, 'owner')))
          .innerJoin(users, eq(users.id, groupTeachers.userId))
          .where(sql`${groups.name} = ${text}`)
          .limit(1)
      : await db
          .select({ ...columns, writtenAt: assignments.createdAt })
          .from(assignments)
          .innerJoin(groups, eq(groups.id, assignments.groupId))
          .innerJoin(groupMembers, isIn)
          .innerJoin(users, eq(users.id, sql`coalesce(${assignments.noteBy}, ${assignments.createdBy})`))
          .where(sql`${assignments.noteText} = ${text}`)
          .limit(1);
  return found[0];
}

/** The open one. */
export const findReport = (db: Db, textId: string, childId: string): Promise<ReportRow | undefined> =>
  findBy('adultReports', 'textId', 'childId', 'closedAt')(db, textId, childId, null);

export const insertReport = insertInto('adultReports');

export const updateReport = updateBy('adultReports', 'id');

/** Active Admins except one. */
export async function adminsBut(db: Db, id: string) {
  const { users } = db.tables;
  return db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt, settings: users.settings })
    .from(users)
    .where(and(eq(users.role, 'Admin'), eq(users.status, 'active'), ne(users.id, id)))
    .limit(5);
}

export interface TextsQuery {
  /** Texts and reports about this Admin are not shown. */
  viewerId: string;
  search: string;
  page: number;
  size: number;
}

/** Part of the text, of the sender's user name or of the class's name. */
function matches(db: Db, search: string): SQL | undefined {
  const { groups, teacherTexts } = db.tables;
  if (search === '') return undefined;
  return or(...[teacherTexts.text, teacherTexts.senderName, groups.name].map((column) => containsText(column, search)));
}

/** Newest first. */
export async function textsPage(db: Db, { viewerId, search, page, size }: TextsQuery) {
  const { groups, teacherTexts } = db.tables;
  const where = and(ne(teacherTexts.senderId, viewerId), matches(db, search));
  const rows = await db
    .select({ text: teacherTexts, groupName: groups.name })
    .from(teacherTexts)
    .leftJoin(groups, eq(groups.id, teacherTexts.groupId))
    .where(where)
    .orderBy(desc(teacherTexts.writtenAt), teacherTexts.id)
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db
    .select({ found: count() })
    .from(teacherTexts)
    .leftJoin(groups, eq(groups.id, teacherTexts.groupId))
    .where(where);
  return { rows, total: Number(all?.found ?? 0) };
}

/** Open ones: oldest first; closed ones: newest first. */
export async function reportsPage(db: Db, query: TextsQuery & { closed: boolean }) {
  const { adultReports, groups, teacherTexts, users } = db.tables;
  const { viewerId, search, page, size, closed } = query;
  const where = and(
    closed ? isNotNull(adultReports.closedAt) : isNull(adultReports.closedAt),
    ne(teacherTexts.senderId, viewerId),
    matches(db, search),
  );
  const rows = await db
    .select({ report: adultReports, text: teacherTexts, groupName: groups.name, child: users.username })
    .from(adultReports)
    .innerJoin(teacherTexts, eq(teacherTexts.id, adultReports.textId))
    .leftJoin(groups, eq(groups.id, teacherTexts.groupId))
    .leftJoin(users, eq(users.id, adultReports.childId))
    .where(where)
    .orderBy(closed ? desc(adultReports.closedAt) : adultReports.openedAt, adultReports.id)
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db
    .select({ found: count() })
    .from(adultReports)
    .innerJoin(teacherTexts, eq(teacherTexts.id, adultReports.textId))
    .leftJoin(groups, eq(groups.id, teacherTexts.groupId))
    .where(where);
  return { rows, total: Number(all?.found ?? 0) };
}

/** Reports of children that this Admin may see: none about texts of their own. */
export async function countOpenReports(db: Db, adminId: string): Promise<number> {
  const { adultReports, teacherTexts } = db.tables;
  const [row] = await db
    .select({ total: count() })
    .from(adultReports)
    .innerJoin(teacherTexts, eq(teacherTexts.id, adultReports.textId))
    .where(and(isNull(adultReports.closedAt), ne(teacherTexts.senderId, adminId)));
  return Number(row?.total ?? 0);
}

/** A report with the account it is about. */
export async function reportWithText(db: Db, id: string) {
  const { adultReports, teacherTexts } = db.tables;
  const [row] = await db
    .select({ report: adultReports, text: teacherTexts })
    .from(adultReports)
    .innerJoin(teacherTexts, eq(teacherTexts.id, adultReports.textId))
    .where(eq(adultReports.id, id));
  return row;
}

/** Deletes texts from before `time`, unless a report about them is open or was closed after it; reports go with their texts. */
export async function purgeTexts(tx: Db, time: number): Promise<void> {
  const { adultReports, teacherTexts } = tx.tables;
  const isNeeded = tx
    .select({ id: adultReports.id })
    .from(adultReports)
    .where(
      and(
        eq(adultReports.textId, teacherTexts.id),
        or(isNull(adultReports.closedAt), sql`${adultReports.closedAt} >= ${time}`),
      ),
    );
  await tx.delete(teacherTexts).where(and(lt(teacherTexts.writtenAt, time), notExists(isNeeded)));
}
