// Writes all stored data of a user as one JSON text for 'Download my data', a few rows at a time.
import { setImmediate } from 'node:timers/promises';
import { and, asc, type Column, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, Tables } from '../../db/db.ts';
import { linksOf } from '../parents/service.ts';
import { exportGroups, exportNotesAboutMe } from './exportClasses.ts';
import { findUser } from './repository.ts';
import { requireRow } from './requireRow.ts';

/** Rows that are in memory at once; the largest, a program or an answer, have about 20 KB. */
export const EXPORT_CHUNK_ROWS = 25;
/** Rows of the lists that join tables; the limits of groups and links are far below. */
const MAX_JOINED_ROWS = 1000;

/** Rows of one table that belong to a person. */
interface OwnRows<T extends keyof Tables = keyof Tables> {
  table: T;
  /** The column with the person's id. */
  owner: string;
  /** Columns that order the person's rows and tell them apart. */
  key: readonly string[];
  /** Columns that are secrets, or tell about other people. */
  hidden?: readonly string[];
  /** Columns that are shown, if it is only a few. */
  shown?: readonly string[];
  where?: (db: Db) => SQL | undefined;
}

/** Plain JSON without secrets and without data of other users. */
type SmallPart = (db: Db, userId: string) => Promise<unknown>;

const own = (table: keyof Tables, key: readonly string[], more: Partial<OwnRows> = {}): OwnRows => ({
  table,
  owner: 'userId',
  key,
  ...more,
});

/** One entry for each part; the key is shown to the person. */
const PARTS: Readonly<Record<string, OwnRows | SmallPart>> = {
  account: async (db, id) => requireRow(await findUser(db, id)),
  questEvents: own('questEvents', ['id']),
  realmStates: own('realmStates', ['realm']),
  activityAnswers: own('activityAnswers', ['eventId']),
  programs: own('programRuns', ['eventId']),
  workshopPrograms: own('workshopPrograms', ['id']),
  /** The encrypted works: without the phrase nobody reads them, neither do we. */
  backpack: own('backpacks', ['userId']),
  /** What a parent said about the backpack; not who. */
  backpackPermission: own('backpackPermissions', ['userId'], { shown: ['isAllowed', 'decidedAt', 'textVersion'] }),
  /** Programs that the person shows to classes, or offered. */
  classPrograms: own('classPrograms', ['id']),
  mapProgress: own('mapProgress', ['map']),
  helpSigns: own('helpSigns', ['realm', 'ref', 'kind']),
  reviewAnswers: own('reviewAnswers', ['id']),
  courseChecks: own('courseChecks', ['course', 'item']),
  certificates: own('certificates', ['id']),
  certificateShares: exportShares,
  feedback: own('feedback', ['id']),
  pictures: own('userPictures', ['id'], { shown: ['kind', 'mime', 'data', 'createdAt'] }),
  consents: own('consents', ['id']),
  /** What the person tried, and what parents and Admins changed. */
  consentEvents: own('consentEvents', ['id'], { shown: ['at', 'kind', 'actor'] }),
  /** What parents said about single classes; not who of them. */
  classConsents: own('classConsents', ['id'], { shown: ['state', 'joinedBy', 'askedAt', 'answeredAt'] }),
  /** Texts of teachers of which the person told an adult. */
  adultReports: own('adultReports', ['id'], { owner: 'childId', shown: ['openedAt', 'lastAt', 'times'] }),
  /** Reports that the person closed as an Admin, without their subjects. */
  adultReportsClosed: own('adultReports', ['id'], { owner: 'closedBy', shown: ['closedAt', 'closingNote'] }),
  parents: (db, id) => linksOf(db, id, 'parents'),
  children: (db, id) => linksOf(db, id, 'children'),
  letterSettings: exportLetterSettings,
  groups: exportGroups,
  assignments: exportAssignments,
  /** Why the person's school is confirmed or waits. */
  schoolConfirmations: own('schoolConfirmations', ['id'], {
    owner: 'teacherId',
    shown: ['basis', 'state', 'askedAt', 'decidedAt'],
  }),
  /** What the person assigned as a teacher, without the recipients. */
  assignmentsGiven: own('assignments', ['id'], {
    owner: 'createdBy',
    shown: ['kind', 'realm', 'ref', 'title', 'dueAt', 'notePreset', 'noteText', 'createdAt'],
  }),
  /** Notes that the person wrote in a class's assignments. */
  assignmentNotes: own('assignments', ['id'], { owner: 'noteBy', shown: ['noteText', 'createdAt'] }),
  /** Time and finished tasks in live lessons of the person's classes. */
  liveLessonTimes: own('liveWork', ['lessonId', 'realm'], { hidden: ['lastStuckFrom'] }),
  liveLessonTasks: own('liveFinished', ['lessonId', 'realm', 'task']),
  /** Live lessons that the person led as a teacher. */
  liveLessonsStarted: own('liveLessons', ['id'], { owner: 'startedBy', shown: ['startedAt', 'endedAt', 'endReason'] }),
  liveLessonCommands: own('liveCommands', ['lessonId', 'seq'], { owner: 'sentBy', shown: ['at', 'kind', 'detail'] }),
  /** What teachers noted about the person; not who they are. */
  notesAboutMe: exportNotesAboutMe,
  /** What the person noted as a teacher, without the learners. */
  notesWritten: own('teacherNotes', ['studentId'], { owner: 'teacherId', shown: ['note', 'updatedAt'] }),
  /** Invitations to co-teach that the person sent, without the recipients. */
  teachersInvited: own('teacherInvitations', ['groupId', 'userId'], { owner: 'invitedBy', shown: ['invitedAt'] }),
  invitations: own('groupInvitations', ['id'], {
    owner: 'createdBy',
    shown: ['createdAt', 'expiresAt', 'revokedAt', 'useCount'],
  }),
  checkouts: own('checkouts', ['id']),
  subscriptions: own('subscriptions', ['id']),
  licenceUses: exportLicenceUses,
  /** What staff did to the account, and why; not who they are. */
  acts: own('auditLog', ['at', 'id'], {
    owner: 'subjectId',
    shown: ['at', 'action', 'reason'],
    where: ({ tables }) => eq(tables.auditLog.subjectKind, 'user'),
  }),
  /** Browsers in which the account was signed in. */
  knownDevices: own('knownDevices', ['deviceHash'], { shown: ['lastUsedAt'] }),
  sessions: own('sessions', ['tokenHash'], { shown: ['device', 'createdAt', 'expiresAt'] }),
  letters: own('mailOutbox', ['id'], { shown: ['kind', 'subject', 'createdAt', 'sentAt'] }),
  /** By the account's verified address: an unverified one may be somebody else's. */
  newsletter: async (db, id) => {
    const { newsletterSubscribers } = db.tables;
    const { email, locale, confirmedAt } = newsletterSubscribers;
    const emailKey = await verifiedEmailKey(db, id);
    if (emailKey === undefined) return [];
    return db
      .select({ email, locale, confirmedAt })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, emailKey))
      .limit(MAX_JOINED_ROWS);
  },
  contactMessages: async (db, id) => {
    const { contactMessages } = db.tables;
    const { name, email, subject, message, receivedAt } = contactMessages;
    const emailKey = await verifiedEmailKey(db, id);
    if (emailKey === undefined) return [];
    return db
      .select({ name, email, subject, message, receivedAt })
      .from(contactMessages)
      .where(eq(contactMessages.emailKey, emailKey))
      .limit(MAX_JOINED_ROWS);
  },
};

/**
 * Yields the text of one JSON object, a chunk of rows at a time.
 * @param head what stands before the data
 */
export async function* exportText(db: Db, userId: string, head: Record<string, string>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, part] of Object.entries(PARTS)) {
    yield `,\n${JSON.stringify(name)}: `;
    if (typeof part === 'function') {
      await takeTurn();
      yield JSON.stringify(await part(db, userId));
      continue;
    }
    yield '[';
    let separator = '\n';
    for await (const rows of rowsOf(db, part, userId)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** All running exports read one chunk in one turn of the event loop, so that other requests wait for one at most. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** The rows in the order of their key, which continues after the last one: no cursor or transaction stays open. */
async function* rowsOf(db: Db, source: OwnRows, userId: string): AsyncGenerator<Record<string, unknown>[]> {
  const { owner, key, hidden = [], where } = source;
  const table = db.tables[source.table] as SQLiteTable;
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  const shown = source.shown ?? Object.keys(columns).filter((name) => !hidden.includes(name));
  const selected = pick(columns, [...shown, ...key]);
  const keyColumns = Object.values(pick(columns, key));
  let after: SQL | undefined;
  for (;;) {
    await takeTurn();
    const rows: Record<string, unknown>[] = await db
      .select(selected)
      .from(table)
      .where(and(eq(required(columns, owner), userId), where?.(db), after))
      .orderBy(...keyColumns.map((column) => asc(column)))
      .limit(EXPORT_CHUNK_ROWS);
    if (rows.length > 0) yield rows.map((row) => pick(row, shown));
    const last = rows.at(-1);
    if (rows.length < EXPORT_CHUNK_ROWS || !last) return;
    after = isAfter(keyColumns, Object.values(pick(last, key)));
  }
}

const isAfter = (columns: readonly Column[], values: readonly unknown[]): SQL =>
  sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

function required<T>(record: Readonly<Record<string, T>>, name: string): T {
  const value = record[name];
  if (value === undefined) throw new Error(`no column "${name}"`);
  return value;
}

const pick = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, required(record, name)]));

async function verifiedEmailKey(db: Db, userId: string): Promise<string | undefined> {
  const { users } = db.tables;
  const [user] = await db
    .select({ emailKey: users.emailKey })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return user?.emailKey ?? undefined;
}

/** What the person was chosen to do; what a whole class has to do is the class's. */
async function exportAssignments(db: Db, userId: string): Promise<unknown> {
  const { assignmentLearners, assignments } = db.tables;
  const { title, dueAt } = assignments;
  const { addedAt } = assignmentLearners;
  return db
    .select({ title, dueAt, addedAt })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .where(eq(assignmentLearners.userId, userId))
    .limit(MAX_JOINED_ROWS);
}

/** The licence codes that the person used. */
async function exportLicenceUses(db: Db, userId: string): Promise<unknown> {
  const { licenceUses, licenceCodes } = db.tables;
  return db
    .select({
      kind: licenceCodes.kind,
      gave: licenceUses.gave,
      usedAt: licenceUses.usedAt,
      endedAt: licenceUses.endedAt,
    })
    .from(licenceUses)
    .innerJoin(licenceCodes, eq(licenceCodes.id, licenceUses.codeId))
    .where(eq(licenceUses.userId, userId))
    .limit(MAX_JOINED_ROWS);
}

/** When the person mailed a certificate; the addresses are not kept. */
async function exportShares(db: Db, userId: string): Promise<unknown> {
  const { certificates, certificateShares } = db.tables;
  return db
    .select({ certificate: certificateShares.certificateId, sharedAt: certificateShares.sharedAt })
    .from(certificateShares)
    .innerJoin(certificates, eq(certificates.id, certificateShares.certificateId))
    .where(eq(certificates.userId, userId))
    .limit(MAX_JOINED_ROWS);
}

/** The weekly letters about the person, or to the person as a parent. */
async function exportLetterSettings(db: Db, userId: string): Promise<unknown> {
  const { digests, parentLinks } = db.tables;
  const { parentWants, childAllows, sentAt } = digests;
  return db
    .select({ parentWants, childAllows, sentAt })
    .from(digests)
    .innerJoin(parentLinks, eq(parentLinks.id, digests.linkId))
    .where(sql`${userId} in (${parentLinks.parentId}, ${parentLinks.childId})`)
    .limit(MAX_JOINED_ROWS);
}
