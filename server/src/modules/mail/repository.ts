// Database queries of the outbox.
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { deleteBelow, findBy, updateBy } from '../../db/rows.ts';

export type MailRow = Row<'mailOutbox'>;
export type MailState = MailRow['state'];
export type ListedMail = Omit<
  MailRow,
  'text' | 'html' | 'userId' | 'aboutId' | 'replyTo' | 'unsubscribeUrl' | 'causeKey'
>;

function listedColumns(mailOutbox: Tables['mailOutbox']) {
  const { text, html, userId, aboutId, replyTo, unsubscribeUrl, causeKey, ...columns } = getTableColumns(mailOutbox);
  return columns;
}

/** The first of every sender, then the second of every sender …: a flood of one does not stand before all mails of another one. */
const turn = ({ causeKey, dueAt, createdAt, id }: Tables['mailOutbox']) =>
  sql<number>`row_number() over (partition by ${causeKey} order by ${dueAt}, ${createdAt}, ${id})`.as('turn');

const nextMailsQuery = preparePerConnection((db, { mailOutbox }) =>
  db
    .select({ id: mailOutbox.id, dueAt: mailOutbox.dueAt, turn: turn(mailOutbox) })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.state, sql.placeholder('state')), lte(mailOutbox.dueAt, sql.placeholder('now'))))
    .orderBy(sql`turn`, asc(mailOutbox.dueAt), asc(mailOutbox.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

interface NextMails {
  state: 'waiting' | 'held';
  now: number;
  limit: number;
}

/** The mails whose turn it is, in fair order. */
export function nextMails(db: Db, query: NextMails): Promise<Array<{ id: string; dueAt: number }>> {
  return nextMailsQuery(db).execute({ ...query });
}

/** Claims a mail for this process until `until`; returns undefined if another process has claimed it. */
export async function claimMail(
  tx: Db,
  { id, dueAt }: { id: string; dueAt: number },
  until: number,
): Promise<MailRow | undefined> {
  const { mailOutbox } = tx.tables;
  const [row] = await tx
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, dueAt: until })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'waiting'), eq(mailOutbox.dueAt, dueAt)))
    .returning();
  return row;
}

export const updateMail = updateBy('mailOutbox', 'id');

export const findMail = findBy('mailOutbox', 'id');

export interface MailQuery {
  state: MailState | undefined;
  page: number;
  size: number;
}

export async function mailPage(db: Db, { state, page, size }: MailQuery) {
  const { mailOutbox } = db.tables;
  const condition = state && eq(mailOutbox.state, state);
  const items: ListedMail[] = await db
    .select(listedColumns(mailOutbox))
    .from(mailOutbox)
    .where(condition)
    .orderBy(desc(mailOutbox.createdAt), asc(mailOutbox.id))
    .limit(size)
    .offset((page - 1) * size);
  return { items, total: await db.$count(mailOutbox, condition) };
}

export async function countMails(db: Db, state: MailState): Promise<number> {
  const { mailOutbox } = db.tables;
  return db.$count(mailOutbox, eq(mailOutbox.state, state));
}

export const deleteMailsBefore = deleteBelow('mailOutbox', 'createdAt');

/** A mail of this kind about the same account that is stored already; without an account, one to the same address. */
export async function findEarlier(
  db: Db,
  { userId, kind, to }: Pick<MailRow, 'userId' | 'kind' | 'to'>,
): Promise<Pick<MailRow, 'to' | 'state'> | undefined> {
  const { mailOutbox } = db.tables;
  const same = userId === null ? and(isNull(mailOutbox.userId), eq(mailOutbox.to, to)) : eq(mailOutbox.userId, userId);
  const [row] = await db
    .select({ to: mailOutbox.to, state: mailOutbox.state })
    .from(mailOutbox)
    .where(and(same, eq(mailOutbox.kind, kind)))
    // Of several, the one to this address, and of those one that has not been sent yet.
    .orderBy(sql`case when ${mailOutbox.to} = ${to} then 0 else 1 end`, asc(mailOutbox.state))
    .limit(1);
  return row;
}

/** Mails that were held since before `time`. */
export async function failHeldBefore(tx: Db, time: number, lastError: string): Promise<void> {
  const { mailOutbox } = tx.tables;
  await tx
    .update(mailOutbox)
    .set({ state: 'failed', causeKey: null, lastError })
    .where(and(eq(mailOutbox.state, 'held'), lt(mailOutbox.createdAt, time)));
}

/** Mails to others that name these accounts. */
export async function deleteMailsAbout(tx: Db, userIds: readonly string[]): Promise<void> {
  const { mailOutbox } = tx.tables;
  await tx.delete(mailOutbox).where(inArray(mailOutbox.aboutId, userIds));
}

/** Mails to an address, and those whose answer goes to it. */
export async function deleteMailsOf(tx: Db, emailKey: string): Promise<void> {
  const { mailOutbox } = tx.tables;
  const isOf = (column: typeof mailOutbox.to | typeof mailOutbox.replyTo) => eq(sql`lower(${column})`, emailKey);
  await tx.delete(mailOutbox).where(or(isOf(mailOutbox.to), isOf(mailOutbox.replyTo)));
}
