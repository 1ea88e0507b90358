// Database queries of consents.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db, NewRow, Row } from '../../db/db.ts';

export type ConsentRow = Row<'consents'>;
export type NewConsent = NewRow<'consents'>;

export async function findConsent(db: Db, id: string): Promise<ConsentRow | undefined> {
  const { consents } = db.tables;
  const [row] = await db.select().from(consents).where(eq(consents.id, id));
  return row;
}

/** The current entry: the newest that was not replaced. */
export async function currentConsent(db: Db, userId: string): Promise<ConsentRow | undefined> {
  const { consents } = db.tables;
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), ne(consents.state, 'replaced')))
    .orderBy(desc(consents.askedAt))
    .limit(1);
  return row;
}

/** Those that were not replaced, newest first. */
export async function consentsOf(db: Db, userId: string): Promise<ConsentRow[]> {
  const { consents } = db.tables;
  return db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), ne(consents.state, 'replaced')))
    .orderBy(desc(consents.askedAt))
    .limit(50);
}

export async function insertConsent(tx: Db, row: NewConsent): Promise<void> {
  const { consents } = tx.tables;
  await tx.insert(consents).values(row);
}

export async function updateConsent(tx: Db, id: string, change: Partial<NewConsent>): Promise<void> {
  const { consents } = tx.tables;
  await tx.update(consents).set(change).where(eq(consents.id, id));
}

/** Marks unanswered requests as replaced; answered ones are kept. */
export async function replaceUnanswered(tx: Db, userId: string): Promise<void> {
  const { consents } = tx.tables;
  await tx
    .update(consents)
    .set({ state: 'replaced' })
    .where(and(eq(consents.userId, userId), eq(consents.state, 'asked')));
}
