// Collects all stored data of a user for 'Download my data'.
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import {
  activityAnswers,
  auditLog,
  consents,
  feedback,
  mailOutbox,
  mapProgress,
  questEvents,
  realmStates,
  sessions,
  userPictures,
} from '../../db/tables.ts';
import { exportCertificates } from '../certificates/dataExport.ts';
import { exportCourseChecks } from '../courses/dataExport.ts';
import { exportGroups } from '../groups/dataExport.ts';
import { linksOf } from '../parents/service.ts';
import { exportSubscriptions } from '../subscriptions/dataExport.ts';
import { findUser } from './repository.ts';
import { requireRow } from './requireRow.ts';

/** Returns one module's data of a user: plain JSON without secrets and without data of other users. */
export type Exporter = (db: Db, userId: string) => Promise<unknown>;

/** One entry per kind of stored data; the keys are part of the exported file. */
const EXPORTERS: Record<string, Exporter> = {
  account: async (db, id) => requireRow(await findUser(db, id)),
  questEvents: (db, id) => db.select().from(questEvents).where(eq(questEvents.userId, id)),
  realmStates: (db, id) => db.select().from(realmStates).where(eq(realmStates.userId, id)),
  activityAnswers: (db, id) => db.select().from(activityAnswers).where(eq(activityAnswers.userId, id)),
  mapProgress: (db, id) => db.select().from(mapProgress).where(eq(mapProgress.userId, id)),
  feedback: (db, id) => db.select().from(feedback).where(eq(feedback.userId, id)),
  pictures: (db, id) =>
    db
      .select({ kind: userPictures.kind, mime: userPictures.mime, data: userPictures.data })
      .from(userPictures)
      .where(eq(userPictures.userId, id)),
  consents: (db, id) => db.select().from(consents).where(eq(consents.userId, id)),
  parents: (db, id) => linksOf(db, id, 'parents'),
  children: (db, id) => linksOf(db, id, 'children'),
  groups: exportGroups,
  certificates: exportCertificates,
  subscriptions: exportSubscriptions,
  courseChecks: exportCourseChecks,
  /** Audited actions on the account, without the actors. */
  acts: (db, id) =>
    db
      .select({ at: auditLog.at, action: auditLog.action, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id))),
  sessions: (db, id) =>
    db
      .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, id)),
  letters: (db, id) =>
    db
      .select({ kind: mailOutbox.kind, subject: mailOutbox.subject, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id)),
};

export async function exportUserData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, exporter] of Object.entries(EXPORTERS)) parts[name] = await exporter(db, userId);
  return parts;
}
