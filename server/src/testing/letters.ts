// Reading the outbox in tests: the newest letter to somebody, and what its link carries.
import { desc, eq } from 'drizzle-orm';
import { mailOutbox } from '../db/tables.ts';
import type { World } from './world.ts';

export type KeptLetter = typeof mailOutbox.$inferSelect & { link: string; token: string };

/** All letters to an address, newest first. */
export async function lettersTo(world: World, to: string): Promise<KeptLetter[]> {
  const rows = await world.store.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, to))
    .orderBy(desc(mailOutbox.createdAt));
  return rows.map((row) => {
    const link = /https?:\/\/\S+/.exec(row.text)?.[0] ?? '';
    return { ...row, link, token: /[\w-]{43}$/.exec(link)?.[0] ?? '' };
  });
}

/** The newest letter of a kind; throws where there is none. */
export async function letterTo(world: World, to: string, kind: string): Promise<KeptLetter> {
  const found = (await lettersTo(world, to)).find((letter) => letter.kind === kind);
  if (!found) throw new Error(`no letter "${kind}" to ${to}`);
  return found;
}
