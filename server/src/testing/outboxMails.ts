// Reads the outbox in tests: the newest mail to an address, as it would be sent, with its link and token.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Row } from '../db/db.ts';
import { withSite } from '../modules/mail/renderMail.ts';
import type { TestServer } from './testServer.ts';

export type OutboxMail = Row<'mailOutbox'> & { link: string; token: string };

/** All mails to an address that are sent or about to be, newest first. */
export async function mailsTo(world: TestServer, to: string): Promise<OutboxMail[]> {
  const { mailOutbox } = world.store.db.tables;
  const rows = await world.store.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to, to), ne(mailOutbox.state, 'held')))
    .orderBy(desc(mailOutbox.createdAt));
  return rows.map((stored) => {
    const row = withSite(stored, world.config.publicUrl ?? 'http://localhost');
    const link = /https?:\/\/\S+/.exec(row.text)?.[0] ?? '';
    return { ...row, link, token: /[\w-]{43}$/.exec(link)?.[0] ?? '' };
  });
}

/** The newest mail of a kind; throws if there is none. */
export async function latestMailTo(world: TestServer, to: string, kind: string): Promise<OutboxMail> {
  const found = (await mailsTo(world, to)).find((mail) => mail.kind === kind);
  if (!found) throw new Error(`no mail "${kind}" to ${to}`);
  return found;
}
