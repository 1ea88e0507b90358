// Database queries of consents.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { consents } from '../../db/tables.ts';

export type ConsentRow = typeof consents.$inferSelect;
export type NewConsent = typeof consents.$inferInsert;

export async function findConsent(db: Db, id: string): Promise<ConsentRow | undefined> {
  const [row] = await db.select().from(consents).where(eq(consents.id, id));
  return row;
}

/** The current entry: the newest that was not replaced. */
export async function currentConsent(db: Db, userId: string): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), ne(consents.state, 'replaced')))
    .orderBy(desc(consents.askedAt))
    .limit(1);
  return row;
}

export async function insertConsent(tx: Db, row: NewConsent): Promise<void> {
  await tx.insert(consents).values(row);
}

export async function updateConsent(tx: Db, id: string, change: Partial<NewConsent>): Promise<void> {
  await tx.update(consents).set(change).where(eq(consents.id, id));
}

/** Marks unanswered requests as replaced; answered ones are kept. */
export async function replaceUnanswered(tx: Db, userId: string): Promise<void> {
  await tx
    .update(consents)
    .set({ state: 'replaced' })
    .where(and(eq(consents.userId, userId), eq(consents.state, 'asked')));
}
