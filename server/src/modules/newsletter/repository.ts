// Database queries of newsletter subscribers.
import { asc, count, desc, eq, getTableColumns, like } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';

export type SubscriberRow = Row<'newsletterSubscribers'>;

export async function findSubscriber(db: Db, emailKey: string): Promise<SubscriberRow | undefined> {
  const { newsletterSubscribers } = db.tables;
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey));
  return row;
}

export async function insertSubscriber(tx: Db, row: SubscriberRow): Promise<void> {
  const { newsletterSubscribers } = tx.tables;
  await tx.insert(newsletterSubscribers).values(row);
}

export async function deleteByToken(tx: Db, token: string): Promise<void> {
  const { newsletterSubscribers } = tx.tables;
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.unsubscribeToken, token));
}

export async function deleteByEmail(tx: Db, emailKey: string): Promise<void> {
  const { newsletterSubscribers } = tx.tables;
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey));
}

/** Returns whether there was such a subscriber. */
export async function deleteById(tx: Db, id: string): Promise<boolean> {
  const { newsletterSubscribers } = tx.tables;
  const deleted = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .returning({ id: newsletterSubscribers.id });
  return deleted.length > 0;
}

export interface SubscriberQuery {
  search: string;
  page: number;
  size: number;
}

export async function subscribersPage(db: Db, { search, page, size }: SubscriberQuery) {
  const { newsletterSubscribers } = db.tables;
  const { unsubscribeToken: _token, emailKey, ...columns } = getTableColumns(newsletterSubscribers);
  // The wildcards of LIKE are dropped: an address that is searched for seldom needs them.
  const text = search.toLowerCase().replaceAll(/[%_\\]/g, '');
  const where = text === '' ? undefined : like(emailKey, `%${text}%`);
  const items = await db
    .select(columns)
    .from(newsletterSubscribers)
    .where(where)
    .orderBy(desc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(newsletterSubscribers).where(where);
  return { items, total: Number(counted?.total ?? 0) };
}

export function allSubscribers(db: Db, limit: number): Promise<SubscriberRow[]> {
  const { newsletterSubscribers } = db.tables;
  return db.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.emailKey)).limit(limit);
}
