// Records a school's consent for class accounts, gives it with the school's confirmation and takes it back with that.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { settleConsent } from './settle.ts';

/** Version of the checkbox text in the form 'Create class accounts'; changes with the text. */
const SCHOOL_TEXT_VERSION = 'school-2026-11';

/**
 * Whether a teacher works for a confirmed school, so that the consent that he declares counts. Anybody can become a Teacher, so the role
 * alone proves nothing. What a confirmation rests on is in `school_confirmations`; only `subscriptions/confirmations.ts` sets the date.
 */
export const isSchoolConfirmed = (teacher: { role: string; schoolConfirmedAt: number | null }): boolean =>
  teacher.role === 'Admin' || (teacher.role === 'Teacher' && teacher.schoolConfirmedAt !== null);

/** An unconfirmed teacher's declaration is kept as `asked`: the account stays limited until the school is confirmed. */
export async function recordSchoolConsent(tx: Db, userId: string, confirmed: boolean, now: number): Promise<void> {
  const { consents } = tx.tables;
  await tx.insert(consents).values({ ...askedRow(userId, now), ...(confirmed && { state: 'given', answeredAt: now }) });
  await settleConsent(tx, userId);
}

const askedRow = (userId: string, askedAt: number) => ({
  id: randomUUID(),
  userId,
  textVersion: SCHOOL_TEXT_VERSION,
  method: 'school' as const,
  parentEmail: null,
  locale: 'en' as const,
  state: 'asked' as const,
  askedAt,
});

/** The consent that a confirmed teacher has declared so far counts from now on; a parent's no outweighs it. */
export async function giveSchoolConsent(tx: Db, teacherId: string, now: number): Promise<void> {
  const { consents, users } = tx.tables;
  const accounts = tx.select({ id: users.id }).from(users).where(eq(users.createdBy, teacherId));
  const given = await tx
    .update(consents)
    .set({ state: 'given', answeredAt: now })
    .where(and(eq(consents.method, 'school'), eq(consents.state, 'asked'), inArray(consents.userId, accounts)))
    .returning({ userId: consents.userId });
  for (const { userId } of given) await settleConsent(tx, userId);
}

/** Whose confirmation has changed. */
export interface Affected {
  teacherIds: readonly string[];
  /** The licence that changed: its classes count too, also when their teachers have left. */
  licenceId: string | null;
}

/**
 * Takes the school's consent back from class accounts for which no confirmed school stands any more. The entry stays as withdrawn, and
 * a new one asks again; where a parent has agreed too, the account stays as it is.
 * @param stands whether consent may rest on this teacher: the one who made the account, or one who teaches its class
 */
export async function takeSchoolConsentBack(
  tx: Db,
  affected: Affected,
  stands: (teacherId: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  const { consents } = tx.tables;
  const lost: string[] = [];
  for (const { userId, teacherIds } of await childrenWithSchoolConsent(tx, affected)) {
    const standing = await Promise.all(teacherIds.map(stands));
    if (!standing.includes(true)) lost.push(userId);
  }
  if (lost.length === 0) return;
  const ofSchool = and(inArray(consents.userId, lost), eq(consents.method, 'school'), eq(consents.state, 'given'));
  await tx.update(consents).set({ state: 'withdrawn', withdrawnAt: now }).where(ofSchool);
  await tx.insert(consents).values(lost.map((userId) => askedRow(userId, now)));
  for (const userId of lost) await settleConsent(tx, userId);
}

/** Class accounts whose school consent counts, made or taught by these teachers; with all teachers on whom it may rest. */
async function childrenWithSchoolConsent(db: Db, { teacherIds, licenceId }: Affected) {
  const { classAccounts, consents, groups, groupTeachers, users } = db.tables;
  const ids = [...teacherIds];
  const taught = db.select({ id: groupTeachers.groupId }).from(groupTeachers).where(inArray(groupTeachers.userId, ids));
  const rows = await db
    .selectDistinct({ userId: users.id, madeBy: users.createdBy, taughtBy: groupTeachers.userId })
    .from(users)
    .innerJoin(consents, and(eq(consents.userId, users.id), eq(consents.method, 'school'), eq(consents.state, 'given')))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .leftJoin(groups, eq(groups.id, classAccounts.groupId))
    .leftJoin(groupTeachers, eq(groupTeachers.groupId, groups.id))
    .where(
      or(
        inArray(users.createdBy, ids),
        inArray(groups.id, taught),
        licenceId === null ? undefined : and(eq(groups.licenceId, licenceId), isNull(users.createdBy)),
      ),
    );
  const restsOn = new Map<string, string[]>();
  for (const { userId, madeBy, taughtBy } of rows) {
    const teachers = [...(restsOn.get(userId) ?? []), madeBy, taughtBy].filter((id) => id !== null);
    restsOn.set(userId, teachers);
  }
  return [...restsOn].map(([userId, teachers]) => ({ userId, teacherIds: [...new Set(teachers)] }));
}
