// Database queries of contact messages.
import type { CONTACT_STATES } from '@lanternwise/shared/contracts/contact';
import { and, asc, desc, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Row, Tables } from '../../db/db.ts';
import { deleteBelow, deleteBy, findBy, insertInto, updateBy } from '../../db/rows.ts';

export type ContactRow = Row<'contactMessages'>;

export const insertMessage = insertInto('contactMessages');

export const findMessage = findBy('contactMessages', 'id');

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

/** Messages that are not answered, without those that may be spam. */
export async function countOpenMessages(db: Db): Promise<number> {
  const { contactMessages } = db.tables;
  return db.$count(contactMessages, condition(contactMessages, 'open'));
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
  return { items, total: await db.$count(contactMessages, where) };
}

export const updateMessage = updateBy('contactMessages', 'id');

export const deleteMessage = deleteBy('contactMessages', 'id');

export const deleteMessagesBefore = deleteBelow('contactMessages', 'receivedAt');

export const deleteMessagesFrom = deleteBy('contactMessages', 'emailKey');
