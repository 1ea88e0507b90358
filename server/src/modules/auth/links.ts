// Issues and validates one-time links and codes: random, stored as hashes, for one purpose and a limited time.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { deleteBy, findBy } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import type { TOKEN_PURPOSES } from './table.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkPurpose = (typeof TOKEN_PURPOSES)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lifetime of each kind of link. A consent link lives long, because parents also withdraw consent with it. */
export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  'verify-email': 3 * DAY,
  'reset-password': HOUR,
  consent: 30 * DAY,
  /** A parent also takes the answer back with it. */
  'class-consent': 400 * DAY,
  'parent-code': 2 * DAY,
  'set-up': DAY,
  newsletter: 3 * DAY,
};

export interface NewLink {
  purpose: LinkPurpose;
  userId: string | null;
  /** What the link proves: an address, the id of a consent, or a class consent with the parent's address. */
  subject: string;
  /** A code that people can type; defaults to 256 random bits. */
  secret?: string;
  lifetimeMs?: number;
}

export interface LinkRow {
  userId: string | null;
  subject: string;
  expiresAt: number;
}

/** Creates a link in a transaction and returns its secret. */
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

/** Finds a link, even an expired one; returns undefined if it does not exist or was used. */
export const findLink = (db: Db, purpose: LinkPurpose, secret: string): Promise<LinkRow | undefined> =>
  findBy('accountTokens', 'tokenHash', 'purpose')(db, hashFor(purpose, secret), purpose);

export const expiredLink = () =>
  new HttpError(404, 'link-over', 'This link has expired or was already used. Please ask for a new one.');

/** Finds a valid link; throws 404 if it is expired, used or invalid. */
export async function requireValidLink(
  db: Db,
  purpose: LinkPurpose,
  secret: string,
  now = Date.now(),
): Promise<LinkRow> {
  const row = await findLink(db, purpose, secret);
  if (!row || row.expiresAt <= now) throw expiredLink();
  return row;
}

/** Deletes all links of this purpose of an account, before a new one is issued or after one was used. */
export const deleteLinks = deleteBy('accountTokens', 'purpose', 'userId');

export const deleteAllLinks = deleteBy('accountTokens', 'purpose');

/** Deletes all links of this purpose that prove the same, of whichever account; addresses in any case. */
export async function deleteLinksAbout(tx: Db, purpose: LinkPurpose, subject: string): Promise<void> {
  const { accountTokens } = tx.tables;
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.purpose, purpose), eq(sql`lower(${accountTokens.subject})`, subject.toLowerCase())));
}

/** Deletes expired links; expired consent links are kept for 400 days, because they can be renewed. */
export async function purgeLinks(tx: Db, now: number): Promise<void> {
  const { accountTokens } = tx.tables;
  await tx.delete(accountTokens).where(lt(accountTokens.expiresAt, now - 400 * DAY));
  for (const purpose of [
    'verify-email',
    'reset-password',
    'parent-code',
    'set-up',
    'newsletter',
    'class-consent',
  ] as const) {
    await tx.delete(accountTokens).where(and(eq(accountTokens.purpose, purpose), lt(accountTokens.expiresAt, now)));
  }
}

/** The purpose is part of the hash, so that a link is only valid for its own purpose. */
const hashFor = (purpose: LinkPurpose, secret: string) => hashToken(`${purpose}:${secret}`);
