// Everything the site keeps about a person, module by module: what 'Download my data' hands out.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { activityAnswers, feedback, mailOutbox, mapProgress, questEvents, realmStates } from '../../db/tables.ts';
import { existing } from './existing.ts';
import { findUser } from './repository.ts';

/** What one module keeps about a person: plain JSON without secrets, and nothing of anybody else. */
export type Exporter = (db: Db, userId: string) => Promise<unknown>;

/** One line a module that stores something of a person; the key is what the person reads. */
const EXPORTERS: Record<string, Exporter> = {
  account: async (db, id) => existing(await findUser(db, id)),
  questEvents: (db, id) => db.select().from(questEvents).where(eq(questEvents.userId, id)),
  realmStates: (db, id) => db.select().from(realmStates).where(eq(realmStates.userId, id)),
  activityAnswers: (db, id) => db.select().from(activityAnswers).where(eq(activityAnswers.userId, id)),
  mapProgress: (db, id) => db.select().from(mapProgress).where(eq(mapProgress.userId, id)),
  feedback: (db, id) => db.select().from(feedback).where(eq(feedback.userId, id)),
  letters: (db, id) =>
    db
      .select({ kind: mailOutbox.kind, subject: mailOutbox.subject, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id)),
};

export async function exportPerson(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, exporter] of Object.entries(EXPORTERS)) parts[name] = await exporter(db, userId);
  return parts;
}
