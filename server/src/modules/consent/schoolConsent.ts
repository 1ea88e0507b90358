// Records a school's consent for class accounts, which counts only from a teacher whose school is confirmed.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { settleConsent } from './settle.ts';

/** Version of the checkbox text in the form 'Create class accounts'; changes with the text. */
const SCHOOL_TEXT_VERSION = 'school-2026-11';

/**
 * Whether consent declared by this teacher counts: an Admin confirmed him, or he holds a licence code that an Admin issued or a real
 * payment brought. Anybody can become a Teacher, so the role alone proves nothing.
 */
export const isSchoolConfirmed = (teacher: { role: string; schoolConfirmedAt: number | null }): boolean =>
  teacher.role === 'Admin' || (teacher.role === 'Teacher' && teacher.schoolConfirmedAt !== null);

/**
 * An unconfirmed teacher's declaration is kept as `asked`: the account stays limited until the school is confirmed. A school speaks for
 * parents who were not asked; it never stands above a parent's no.
 */
export async function recordSchoolConsent(tx: Db, userId: string, confirmed: boolean, now: number): Promise<void> {
  const { consents } = tx.tables;
  await tx.insert(consents).values({
    id: randomUUID(),
    userId,
    textVersion: SCHOOL_TEXT_VERSION,
    method: 'school',
    parentEmail: null,
    locale: 'en',
    state: confirmed ? 'given' : 'asked',
    askedAt: now,
    answeredAt: confirmed ? now : null,
  });
  await settleConsent(tx, userId);
}

/** Confirms a teacher's school, and with it the consent that he has declared so far. Confirming again changes nothing. */
export async function confirmSchool(tx: Db, teacherId: string, now: number): Promise<void> {
  const { consents, users } = tx.tables;
  const confirmed = await tx
    .update(users)
    .set({ schoolConfirmedAt: now })
    .where(and(eq(users.id, teacherId), isNull(users.schoolConfirmedAt)))
    .returning({ id: users.id });
  if (confirmed.length === 0) return;
  const accounts = tx.select({ id: users.id }).from(users).where(eq(users.createdBy, teacherId));
  const given = await tx
    .update(consents)
    .set({ state: 'given', answeredAt: now })
    .where(and(eq(consents.method, 'school'), eq(consents.state, 'asked'), inArray(consents.userId, accounts)))
    .returning({ userId: consents.userId });
  for (const { userId } of given) await settleConsent(tx, userId);
}
