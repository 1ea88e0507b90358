// One-time links and codes: random, kept only as hashes, good for one purpose and for a limited time.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { TOKEN_PURPOSES } from './table.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkPurpose = (typeof TOKEN_PURPOSES)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long each is good for. A consent stays in a parent's mailbox: it must be possible to take it back with the same link. */
export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  'verify-email': 3 * DAY,
  'reset-password': HOUR,
  consent: 30 * DAY,
  'parent-code': 2 * DAY,
  'set-up': DAY,
};

export interface NewLink {
  purpose: LinkPurpose;
  userId: string | null;
  /** What it proves: an address, or the id of a consent. */
  subject: string;
  /** Where people type it; left out, 256 random bits. */
  secret?: string;
  lifetimeMs?: number;
}

export interface LinkRow {
  userId: string | null;
  subject: string;
  expiresAt: number;
}

/** Makes a link inside a write and returns what its address carries. */
export async function issueLink(tx: Db, link: NewLink, now = Date.now()): Promise<string> {
  const { accountTokens } = tx.tables;
  const { purpose, userId, subject, secret = newToken(), lifetimeMs = LINK_LIFETIME_MS[purpose] } = link;
  await tx.insert(accountTokens).values({
    tokenHash: hashFor(purpose, secret),
    purpose,
    userId,
    subject,
    createdAt: now,
    expiresAt: now + lifetimeMs,
  });
  return secret;
}

/** A link as it was issued, also where it is too old; undefined where there is none, or it was used up. */
export async function findLink(db: Db, purpose: LinkPurpose, secret: string): Promise<LinkRow | undefined> {
  const { accountTokens } = db.tables;
  const [row] = await db
    .select({ userId: accountTokens.userId, subject: accountTokens.subject, expiresAt: accountTokens.expiresAt })
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hashFor(purpose, secret)), eq(accountTokens.purpose, purpose)));
  return row;
}

/** The link that is good now; throws in words where it is too old, used up or wrong. */
export async function requireValidLink(
  db: Db,
  purpose: LinkPurpose,
  secret: string,
  now = Date.now(),
): Promise<LinkRow> {
  const row = await findLink(db, purpose, secret);
  if (!row || row.expiresAt <= now) {
    throw new HttpError(404, 'link-over', 'This link is too old or was used already. Please ask for a new one.');
  }
  return row;
}

/** Takes all links of this purpose from an account: the newest alone shall work, or none after it was used. */
export async function deleteLinks(tx: Db, purpose: LinkPurpose, userId: string): Promise<void> {
  const { accountTokens } = tx.tables;
  await tx.delete(accountTokens).where(and(eq(accountTokens.purpose, purpose), eq(accountTokens.userId, userId)));
}

export async function deleteAllLinks(tx: Db, purpose: LinkPurpose): Promise<void> {
  const { accountTokens } = tx.tables;
  await tx.delete(accountTokens).where(eq(accountTokens.purpose, purpose));
}

/** Expired links of parents are kept longer: from one that is too old a fresh one can be asked for. */
export async function purgeLinks(tx: Db, now: number): Promise<void> {
  const { accountTokens } = tx.tables;
  await tx.delete(accountTokens).where(lt(accountTokens.expiresAt, now - 400 * DAY));
  for (const purpose of ['verify-email', 'reset-password', 'parent-code', 'set-up'] as const) {
    await tx.delete(accountTokens).where(and(eq(accountTokens.purpose, purpose), lt(accountTokens.expiresAt, now)));
  }
}

/** The purpose is part of what is hashed: a link never opens another door than its own. */
const hashFor = (purpose: LinkPurpose, secret: string) => hashToken(`${purpose}:${secret}`);
