// Database queries of contact messages.
import type { CONTACT_STATES } from '@lanternwise/shared/contracts/contact';
import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db, Row, Tables } from '../../db/db.ts';

export type ContactRow = Row<'contactMessages'>;

export async function insertMessage(tx: Db, row: ContactRow): Promise<void> {
  const { contactMessages } = tx.tables;
  await tx.insert(contactMessages).values(row);
}

export async function findMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  const { contactMessages } = db.tables;
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

export interface MessageQuery {
  state: (typeof CONTACT_STATES)[number] | undefined;
  page: number;
  size: number;
}

/** Flagged messages have a list of their own. */
function condition({ flag, answeredAt }: Tables['contactMessages'], state: MessageQuery['state']) {
  if (state === 'flagged') return isNotNull(flag);
  if (state === 'open') return and(isNull(flag), isNull(answeredAt));
  return state === 'answered' ? isNotNull(answeredAt) : undefined;
}

/** Without the messages themselves, which are opened one by one. */
export async function messagesPage(db: Db, { state, page, size }: MessageQuery) {
  const { contactMessages } = db.tables;
  const { message: _message, emailKey: _key, ...columns } = getTableColumns(contactMessages);
  const where = condition(contactMessages, state);
  const items = await db
    .select(columns)
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.receivedAt), asc(contactMessages.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(where);
  return { items, total: Number(counted?.total ?? 0) };
}

export async function setAnswered(tx: Db, id: string, answeredAt: number | null): Promise<void> {
  const { contactMessages } = tx.tables;
  await tx.update(contactMessages).set({ answeredAt }).where(eq(contactMessages.id, id));
}

export async function deleteMessage(tx: Db, id: string): Promise<void> {
  const { contactMessages } = tx.tables;
  await tx.delete(contactMessages).where(eq(contactMessages.id, id));
}

export async function deleteMessagesBefore(tx: Db, time: number): Promise<void> {
  const { contactMessages } = tx.tables;
  await tx.delete(contactMessages).where(lt(contactMessages.receivedAt, time));
}

export async function deleteMessagesFrom(tx: Db, emailKey: string): Promise<void> {
  const { contactMessages } = tx.tables;
  await tx.delete(contactMessages).where(eq(contactMessages.emailKey, emailKey));
}
