// Database queries of the outbox.
import { and, asc, count, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row, type Tables } from '../../db/db.ts';

export type MailRow = Row<'mailOutbox'>;
export type MailState = MailRow['state'];
export type ListedMail = Omit<MailRow, 'text' | 'html' | 'userId' | 'replyTo' | 'unsubscribeUrl'>;

function listedColumns(mailOutbox: Tables['mailOutbox']) {
  const { text, html, userId, replyTo, unsubscribeUrl, ...columns } = getTableColumns(mailOutbox);
  return columns;
}

const dueMailsQuery = preparePerConnection((db, { mailOutbox }) =>
  db
    .select({ id: mailOutbox.id, dueAt: mailOutbox.dueAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.state, 'waiting'), lte(mailOutbox.dueAt, sql.placeholder('now'))))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

export function dueMails(db: Db, now: number, limit: number): Promise<Array<{ id: string; dueAt: number }>> {
  return dueMailsQuery(db).execute({ now, limit });
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

export async function updateMail(tx: Db, id: string, change: Partial<MailRow>): Promise<void> {
  const { mailOutbox } = tx.tables;
  await tx.update(mailOutbox).set(change).where(eq(mailOutbox.id, id));
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const { mailOutbox } = db.tables;
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row;
}

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
  const [counted] = await db.select({ total: count() }).from(mailOutbox).where(condition);
  return { items, total: Number(counted?.total ?? 0) };
}

export async function countMails(db: Db, state: MailState): Promise<number> {
  const { mailOutbox } = db.tables;
  const [counted] = await db.select({ total: count() }).from(mailOutbox).where(eq(mailOutbox.state, state));
  return Number(counted?.total ?? 0);
}

export async function deleteMailsBefore(tx: Db, time: number): Promise<void> {
  const { mailOutbox } = tx.tables;
  await tx.delete(mailOutbox).where(lt(mailOutbox.createdAt, time));
}
