// Records the school's consent for a class account.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';

/** Version of the checkbox text in the form 'Make accounts'; changes with the text. */
const SCHOOL_TEXT_VERSION = 'school-2026-11';

export async function recordSchoolConsent(tx: Db, userId: string, now: number): Promise<void> {
  const { consents } = tx.tables;
  await tx.insert(consents).values({
    id: randomUUID(),
    userId,
    textVersion: SCHOOL_TEXT_VERSION,
    method: 'school',
    parentEmail: null,
    locale: 'en',
    state: 'given',
    askedAt: now,
    answeredAt: now,
  });
}
