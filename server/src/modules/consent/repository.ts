// Database queries of consents and of what happened around them.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';
import { findBy, insertInto, listBy, updateBy } from '../../db/rows.ts';

export type ConsentRow = Row<'consents'>;
export type ConsentEvent = Row<'consentEvents'>;

/** More than a page of a family shows. */
const MAX_EVENTS = 60;

export const findConsent = findBy('consents', 'id');

/** All requests and answers about a child, oldest first. */
export const consentsOf = listBy('consents', ['userId'], ['askedAt']);

export const insertConsent = insertInto('consents');

export const updateConsent = updateBy('consents', 'id');

/** The newest events about a child. */
export const eventsOf = listBy('consentEvents', ['userId'], ['-at'], MAX_EVENTS);

export async function insertEvent(
  tx: Db,
  event: Pick<ConsentEvent, 'userId' | 'kind' | 'actor'> & { consentId?: string; at?: number },
): Promise<void> {
  const { consentEvents } = tx.tables;
  await tx.insert(consentEvents).values({ id: randomUUID(), at: Date.now(), consentId: null, ...event });
}

/** Ids of accounts whose stored consent may differ from what their answers say, in batches by id. */
export async function accountsToReconcile(db: Db, after: string, limit: number): Promise<string[]> {
  const { consents, users } = db.tables;
  const mayDiffer = or(
    inArray(consents.state, ['declined', 'withdrawn']),
    and(eq(consents.state, 'given'), eq(consents.method, 'mailed-link'), isNotNull(users.email)),
  );
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(and(gt(users.id, after), mayDiffer))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What the answers are compared with. */
export async function storedConsent(db: Db, userId: string) {
  const { users } = db.tables;
  const { email, parentalConsent, consentRefusedAt } = users;
  const [row] = await db.select({ email, parentalConsent, consentRefusedAt }).from(users).where(eq(users.id, userId));
  return row;
}

export async function storeConsent(
  tx: Db,
  userId: string,
  change: { parentalConsent: boolean; consentRefusedAt: number | null },
): Promise<void> {
  const { users } = tx.tables;
  await tx.update(users).set(change).where(eq(users.id, userId));
}
