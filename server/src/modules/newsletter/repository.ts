// Database queries of newsletter subscribers.
import { SEARCH_RESULTS_MAX } from '@lanternwise/shared/contracts/admin-overview';
import { asc, desc, eq, getTableColumns, like } from 'drizzle-orm';
import { containsText } from '../../db/containsText.ts';
import type { Db, Row } from '../../db/db.ts';
import { deleteBy, findBy, insertInto } from '../../db/rows.ts';

export type SubscriberRow = Row<'newsletterSubscribers'>;

export const findSubscriber = findBy('newsletterSubscribers', 'emailKey');

export const insertSubscriber = insertInto('newsletterSubscribers');

export const deleteByToken = deleteBy('newsletterSubscribers', 'unsubscribeToken');

export const deleteByEmail = deleteBy('newsletterSubscribers', 'emailKey');

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
  return { items, total: await db.$count(newsletterSubscribers, where) };
}

export function allSubscribers(db: Db, limit: number): Promise<SubscriberRow[]> {
  const { newsletterSubscribers } = db.tables;
  return db.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.emailKey)).limit(limit);
}

/** For the Admin's search. */
export function subscribersNamed(db: Db, text: string) {
  const { newsletterSubscribers } = db.tables;
  const { id, email, emailKey } = newsletterSubscribers;
  return db
    .select({ id, email })
    .from(newsletterSubscribers)
    .where(containsText(emailKey, text))
    .orderBy(asc(emailKey))
    .limit(SEARCH_RESULTS_MAX);
}
