// Database queries of live lessons and their commands.
import type { LiveEndReason } from '@lanternwise/shared/constants/live';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { LiveCommand, LiveGathering, LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type Db, type NewRow, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { insertInto } from '../../db/rows.ts';
import { NAMELESS_CLASS, shownClassNames, shownText } from '../teacher-texts/shown.ts';
import type { ShownText } from '../teacher-texts/text.ts';
import type { CommandDetail, LessonState } from './commands.ts';

/** Bounds the commands of a lesson, and with them what is replayed. */
export const MAX_COMMANDS = 2000;
/** Lessons on at the same time of which one process keeps track. */
const MAX_OPEN_LESSONS = 2000;

export interface StoredLesson extends LessonState {
  id: string;
  groupId: string;
  /** As the class's children see it. */
  groupName: ShownText;
  startedAt: number;
  teacherSeenAt: number;
}

/** Without what only the server needs. */
export const publicLesson = (lesson: StoredLesson): LiveLesson => {
  const { id, groupId, groupName, startedAt, seq, paused, hints, goal, gathering } = lesson;
  return { id, groupId, groupName, startedAt, seq, paused, hints, goal, gathering };
};

const senderColumns = ({ username, role, schoolConfirmedAt }: Tables['users']) => ({
  username,
  role,
  schoolConfirmedAt,
});
type Sender = Pick<Row<'users'>, 'username' | 'role' | 'schoolConfirmedAt'>;

const placeholder = sql.placeholder;
const openLessonsQuery = preparePerConnection((db, { liveLessons }) =>
  db
    .select({ id: liveLessons.id, groupId: liveLessons.groupId, seq: liveLessons.seq })
    .from(liveLessons)
    .where(isNotNull(liveLessons.openIn))
    .limit(MAX_OPEN_LESSONS)
    .prepare(),
);
const openLessonQuery = preparePerConnection((db, { liveLessons }) =>
  db
    .select()
    .from(liveLessons)
    .where(eq(liveLessons.openIn, placeholder('groupId')))
    .limit(1)
    .prepare(),
);
const commandsAfterQuery = preparePerConnection((db, { liveCommands, users }) =>
  db
    .select({ command: liveCommands, by: senderColumns(users) })
    .from(liveCommands)
    .leftJoin(users, eq(users.id, liveCommands.sentBy))
    .where(and(eq(liveCommands.lessonId, placeholder('lessonId')), gt(liveCommands.seq, placeholder('seq'))))
    .orderBy(asc(liveCommands.seq))
    .limit(MAX_COMMANDS)
    .prepare(),
);

/** The lessons that are on, with the number of their last command. */
export const openLessons = (db: Db): Promise<Array<Pick<Row<'liveLessons'>, 'id' | 'groupId' | 'seq'>>> =>
  openLessonsQuery(db).execute();

export async function openLesson(db: Db, groupId: string): Promise<StoredLesson | undefined> {
  const [row] = await openLessonQuery(db).execute({ groupId });
  if (!row) return undefined;
  const names = await shownClassNames(db, [groupId]);
  const lesson = toLesson(row, names.get(groupId) ?? NAMELESS_CLASS);
  return row.gatherText === null ? lesson : { ...lesson, gathering: await lastGathering(db, row.id) };
}

/** What the teacher said last, if children may see it. */
async function lastGathering(db: Db, lessonId: string): Promise<LiveGathering | null> {
  const { liveCommands, users } = db.tables;
  const [row] = await db
    .select({ command: liveCommands, by: senderColumns(users) })
    .from(liveCommands)
    .leftJoin(users, eq(users.id, liveCommands.sentBy))
    .where(and(eq(liveCommands.lessonId, lessonId), eq(liveCommands.kind, 'gather')))
    .orderBy(desc(liveCommands.seq))
    .limit(1);
  return (row && shownDetail(row.command.detail, row.by).gathering) ?? null;
}

function toLesson(row: Row<'liveLessons'>, groupName: ShownText): StoredLesson {
  const { id, groupId, startedAt, seq, paused, hints, goalRealm, goalTask, workFrom, teacherSeenAt } = row;
  const { gatherLine: line, gatherText: text } = row;
  return {
    id,
    groupId,
    groupName,
    startedAt,
    seq,
    paused,
    hints,
    goal: goalRealm === null ? null : { realm: goalRealm as MapId, task: goalTask },
    gathering: line === null && text === null ? null : { line, text },
    workFrom,
    teacherSeenAt,
  };
}

/** Commands with a greater number, oldest first. */
export async function commandsAfter(db: Db, lessonId: string, seq: number): Promise<LiveCommand[]> {
  const rows = await commandsAfterQuery(db).execute({ lessonId, seq });
  return rows.map(({ command, by }) => toCommand(command, by));
}

const toCommand = (
  { lessonId: lesson, seq, at, kind, detail }: Row<'liveCommands'>,
  by: Sender | null,
): LiveCommand => ({ lesson, seq, at, by: by?.username ?? null, kind, ...shownDetail(detail, by) });

/** Without a text that its sender may not send, as one from before there was a rule. */
function shownDetail(detail: CommandDetail, by: Sender | null): CommandDetail {
  const { gathering } = detail;
  if (!gathering?.text) return detail;
  const text = shownText(gathering.text, 'live-gather', by);
  return { ...detail, gathering: text === null ? { line: 'look-here', text } : { ...gathering, text } };
}

/** The command with this id, if it was applied before. */
export async function findCommand(db: Db, lessonId: string, id: string): Promise<LiveCommand | undefined> {
  const { liveCommands, users } = db.tables;
  const [row] = await db
    .select({ command: liveCommands, by: senderColumns(users) })
    .from(liveCommands)
    .leftJoin(users, eq(users.id, liveCommands.sentBy))
    .where(and(eq(liveCommands.lessonId, lessonId), eq(liveCommands.id, id)))
    .limit(1);
  return row && toCommand(row.command, row.by);
}

export async function insertLesson(
  tx: Db,
  lesson: Pick<NewRow<'liveLessons'>, 'id' | 'groupId' | 'startedBy' | 'startedAt'>,
): Promise<void> {
  const { liveLessons } = tx.tables;
  const { groupId, startedAt } = lesson;
  const times = { workFrom: startedAt, teacherSeenAt: startedAt };
  await tx.insert(liveLessons).values({ ...lesson, openIn: groupId, seq: 0, ...times });
}

export async function saveState(tx: Db, lessonId: string, state: LessonState): Promise<void> {
  const { liveLessons } = tx.tables;
  const { seq, paused, hints, goal, gathering, workFrom } = state;
  await tx
    .update(liveLessons)
    .set({
      seq,
      paused,
      hints,
      goalRealm: goal?.realm ?? null,
      goalTask: goal?.task ?? null,
      gatherLine: gathering?.line ?? null,
      gatherText: gathering?.text ?? null,
      workFrom,
    })
    .where(eq(liveLessons.id, lessonId));
}

export const insertCommand = insertInto('liveCommands');

export async function closeLesson(tx: Db, lessonId: string, endedAt: number, endReason: LiveEndReason): Promise<void> {
  const { liveLessons } = tx.tables;
  // What the teacher wrote is not kept after the lesson.
  const change = { openIn: null, endedAt, endReason, gatherLine: null, gatherText: null };
  await tx.update(liveLessons).set(change).where(eq(liveLessons.id, lessonId));
}

export async function saveTeacherSeen(tx: Db, lessonIds: readonly string[], now: number): Promise<void> {
  const { liveLessons } = tx.tables;
  await tx.update(liveLessons).set({ teacherSeenAt: now }).where(inArray(liveLessons.id, lessonIds));
}

/** Deletes commands of lessons that ended before `time`. */
export async function purgeCommands(tx: Db, time: number): Promise<void> {
  const { liveCommands, liveLessons } = tx.tables;
  const ended = tx.select({ id: liveLessons.id }).from(liveLessons).where(lt(liveLessons.endedAt, time));
  await tx.delete(liveCommands).where(inArray(liveCommands.lessonId, ended));
}

/** The lessons that are on, as the job that ends forgotten ones sees them; longest without a teacher first. */
export async function overdueLessons(db: Db): Promise<Array<StoredLesson & { archived: boolean }>> {
  const { liveLessons, groups } = db.tables;
  const rows = await db
    .select({ lesson: liveLessons, archivedAt: groups.archivedAt })
    .from(liveLessons)
    .innerJoin(groups, eq(groups.id, liveLessons.groupId))
    .where(isNotNull(liveLessons.openIn))
    .orderBy(asc(liveLessons.teacherSeenAt))
    .limit(MAX_OPEN_LESSONS);
  return rows.map(({ lesson, archivedAt }) => ({
    ...toLesson(lesson, NAMELESS_CLASS),
    archived: archivedAt !== null,
  }));
}

export interface EndedLesson {
  id: string;
  startedAt: number;
  endedAt: number;
  endReason: LiveEndReason;
  startedBy: string | null;
}

/** A lesson of the class that is over. */
export async function endedLesson(db: Db, groupId: string, lessonId: string): Promise<EndedLesson | undefined> {
  const { items } = await endedLessons(db, { groupId, lessonId, page: 1, size: 1 });
  return items[0];
}

/** The lessons of a class that are over, newest first. */
export async function endedLessons(
  db: Db,
  { groupId, lessonId, page, size }: { groupId: string; lessonId?: string; page: number; size: number },
): Promise<{ items: EndedLesson[]; total: number }> {
  const { liveLessons, users } = db.tables;
  const where = and(
    eq(liveLessons.groupId, groupId),
    isNotNull(liveLessons.endedAt),
    ...(lessonId === undefined ? [] : [eq(liveLessons.id, lessonId)]),
  );
  const rows = await db
    .select({
      id: liveLessons.id,
      startedAt: liveLessons.startedAt,
      endedAt: liveLessons.endedAt,
      endReason: liveLessons.endReason,
      startedBy: users.username,
    })
    .from(liveLessons)
    .leftJoin(users, eq(users.id, liveLessons.startedBy))
    .where(where)
    .orderBy(desc(liveLessons.startedAt), asc(liveLessons.id))
    .limit(size)
    .offset((page - 1) * size);
  const items = rows.map((row) => ({ ...row, endedAt: row.endedAt ?? 0, endReason: row.endReason ?? 'teacher' }));
  return { items, total: await db.$count(liveLessons, where) };
}
