// Everything the site keeps about a person, module by module: what 'Download my data' hands out.
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { exportCertificates } from '../certificates/dataExport.ts';
import { exportCourseChecks } from '../courses/dataExport.ts';
import { exportGroups } from '../groups/dataExport.ts';
import { linksOf } from '../parents/service.ts';
import { exportSubscriptions } from '../subscriptions/dataExport.ts';
import { findUser } from './repository.ts';
import { requireRow } from './requireRow.ts';

/** What one module keeps about a person: plain JSON without secrets, and nothing of anybody else. */
export type Exporter = (db: Db, userId: string) => Promise<unknown>;

/** One line a module that stores something of a person; the key is what the person reads. */
const EXPORTERS: Record<string, Exporter> = {
  account: async (db, id) => requireRow(await findUser(db, id)),
  questEvents: (db, id) => db.select().from(db.tables.questEvents).where(eq(db.tables.questEvents.userId, id)),
  realmStates: (db, id) => db.select().from(db.tables.realmStates).where(eq(db.tables.realmStates.userId, id)),
  activityAnswers: (db, id) =>
    db.select().from(db.tables.activityAnswers).where(eq(db.tables.activityAnswers.userId, id)),
  mapProgress: (db, id) => db.select().from(db.tables.mapProgress).where(eq(db.tables.mapProgress.userId, id)),
  feedback: (db, id) => db.select().from(db.tables.feedback).where(eq(db.tables.feedback.userId, id)),
  pictures: (db, id) => {
    const { userPictures } = db.tables;
    return db
      .select({ kind: userPictures.kind, mime: userPictures.mime, data: userPictures.data })
      .from(userPictures)
      .where(eq(userPictures.userId, id));
  },
  consents: (db, id) => db.select().from(db.tables.consents).where(eq(db.tables.consents.userId, id)),
  parents: (db, id) => linksOf(db, id, 'parents'),
  children: (db, id) => linksOf(db, id, 'children'),
  groups: exportGroups,
  certificates: exportCertificates,
  subscriptions: exportSubscriptions,
  courseChecks: exportCourseChecks,
  /** What people with power did to the account, and why; not who they are. */
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
  letters: (db, id) => {
    const { mailOutbox } = db.tables;
    return db
      .select({ kind: mailOutbox.kind, subject: mailOutbox.subject, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id));
  },
};

export async function exportUserData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, exporter] of Object.entries(EXPORTERS)) parts[name] = await exporter(db, userId);
  return parts;
}
