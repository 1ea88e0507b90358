// Collects all stored data of a user for 'Download my data'.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tables } from '../../db/db.ts';
import { linksOf } from '../parents/service.ts';
import { findUser } from './repository.ts';
import { requireRow } from './requireRow.ts';

/** Returns one module's data of a user: plain JSON without secrets and without data of other users. */
export type Exporter = (db: Db, userId: string) => Promise<unknown>;

/** A table of which a person owns whole rows. */
type OwnedTable = Extract<Tables[keyof Tables], { userId: unknown }>;

/** One entry for each part; the key is shown to the person. */
const EXPORTERS: Record<string, Exporter> = {
  account: async (db, id) => requireRow(await findUser(db, id)),
  questEvents: (db, id) => rowsOf(db, db.tables.questEvents, id),
  realmStates: (db, id) => rowsOf(db, db.tables.realmStates, id),
  activityAnswers: (db, id) => rowsOf(db, db.tables.activityAnswers, id),
  mapProgress: (db, id) => rowsOf(db, db.tables.mapProgress, id),
  feedback: (db, id) => rowsOf(db, db.tables.feedback, id),
  pictures: (db, id) => {
    const { userPictures } = db.tables;
    return db
      .select({ kind: userPictures.kind, mime: userPictures.mime, data: userPictures.data })
      .from(userPictures)
      .where(eq(userPictures.userId, id));
  },
  consents: (db, id) => rowsOf(db, db.tables.consents, id),
  parents: (db, id) => linksOf(db, id, 'parents'),
  children: (db, id) => linksOf(db, id, 'children'),
  groups: exportGroups,
  certificates: (db, id) => {
    const { certificates } = db.tables;
    return db.select().from(certificates).where(eq(certificates.userId, id)).orderBy(certificates.generatedAt);
  },
  subscriptions: exportSubscriptions,
  courseChecks: (db, id) => {
    const { courseChecks } = db.tables;
    const inOrder = [courseChecks.course, courseChecks.item];
    return db
      .select()
      .from(courseChecks)
      .where(eq(courseChecks.userId, id))
      .orderBy(...inOrder);
  },
  reviewAnswers: (db, id) => rowsOf(db, db.tables.reviewAnswers, id),
  /** What staff did to the account, and why; not who they are. */
  acts: (db, id) => {
    const { auditLog } = db.tables;
    return db
      .select({ at: auditLog.at, action: auditLog.action, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id)));
  },
  sessions: (db, id) => {
    const { sessions } = db.tables;
    return db
      .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, id));
  },
  /** By the account's verified address: an unverified one may be somebody else's. */
  newsletter: async (db, id) => {
    const { newsletterSubscribers } = db.tables;
    const { email, locale, confirmedAt } = newsletterSubscribers;
    const emailKey = await verifiedEmailKey(db, id);
    if (emailKey === undefined) return [];
    return db
      .select({ email, locale, confirmedAt })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, emailKey));
  },
  contactMessages: async (db, id) => {
    const { contactMessages } = db.tables;
    const { name, email, subject, message, receivedAt } = contactMessages;
    const emailKey = await verifiedEmailKey(db, id);
    if (emailKey === undefined) return [];
    return db
      .select({ name, email, subject, message, receivedAt })
      .from(contactMessages)
      .where(eq(contactMessages.emailKey, emailKey));
  },
  letters: (db, id) => {
    const { mailOutbox } = db.tables;
    return db
      .select({ kind: mailOutbox.kind, subject: mailOutbox.subject, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id));
  },
};

async function verifiedEmailKey(db: Db, userId: string): Promise<string | undefined> {
  const { users } = db.tables;
  const [user] = await db
    .select({ emailKey: users.emailKey })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return user?.emailKey ?? undefined;
}

/** Whole rows of a table that belong to a person. */
function rowsOf(db: Db, table: OwnedTable, userId: string): Promise<unknown> {
  return db.select().from(table).where(eq(table.userId, userId)).execute();
}

export async function exportUserData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, exporter] of Object.entries(EXPORTERS)) parts[name] = await exporter(db, userId);
  return parts;
}

/** The groups a person learns or teaches in, and the person's name on a class list. */
async function exportGroups(db: Db, userId: string): Promise<unknown> {
  const { groups, groupMembers, groupTeachers, classAccounts } = db.tables;
  const learnsIn = await db
    .select({ group: groups.name, joinedAt: groupMembers.joinedAt, joinedBy: groupMembers.joinedBy })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId));
  const teaches = await db
    .select({ group: groups.name, part: groupTeachers.part, addedAt: groupTeachers.addedAt })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(eq(groupTeachers.userId, userId));
  const { teacherInvitations } = db.tables;
  const invitedToTeach = await db
    .select({ group: groups.name, invitedAt: teacherInvitations.invitedAt })
    .from(teacherInvitations)
    .innerJoin(groups, eq(groups.id, teacherInvitations.groupId))
    .where(eq(teacherInvitations.userId, userId));
  const classList = await db
    .select({ name: classAccounts.name, group: groups.name, createdAt: classAccounts.createdAt })
    .from(classAccounts)
    .innerJoin(groups, eq(groups.id, classAccounts.groupId))
    .where(eq(classAccounts.userId, userId));
  return { learnsIn, teaches, invitedToTeach, classList };
}

/** Subscriptions bought, newest first, and the licence codes in use. */
async function exportSubscriptions(db: Db, userId: string): Promise<unknown> {
  const { subscriptions, licenceUses, licenceCodes } = db.tables;
  const bought = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  const codes = await db
    .select({ kind: licenceCodes.kind, usedAt: licenceUses.usedAt })
    .from(licenceUses)
    .innerJoin(licenceCodes, eq(licenceCodes.id, licenceUses.codeId))
    .where(and(eq(licenceUses.userId, userId), isNull(licenceUses.endedAt)));
  return { bought, codes };
}
