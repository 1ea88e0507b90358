// Database queries of sessions and failed sign-ins.
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row } from '../../db/db.ts';
import { deleteBelow, deleteBy, findBy, insertInto } from '../../db/rows.ts';
import { type Caller, callerColumns } from '../users/service.ts';

export type SessionRow = Row<'sessions'>;

const byToken = preparePerConnection((db, { sessions, users }) =>
  db
    .select({
      bindHash: sessions.bindHash,
      expiresAt: sessions.expiresAt,
      remembered: sessions.remembered,
      user: callerColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

export interface FoundSession {
  bindHash: string | null;
  expiresAt: number;
  remembered: boolean;
  user: Caller;
}

export async function findSession(db: Db, tokenHash: string): Promise<FoundSession | undefined> {
  const [row] = await byToken(db).execute({ tokenHash });
  return row;
}

export const insertSession = insertInto('sessions');

export const deleteSession = deleteBy('sessions', 'tokenHash');

export const deleteSessionsOf = deleteBy('sessions', 'userId');

export const deleteExpiredSessions = deleteBelow('sessions', 'expiresAt');

export interface SignInFailures {
  count: number;
  lastAt: number;
}

export const findFailures = findBy('signInFailures', 'key');

export async function saveFailures(tx: Db, key: string, failures: SignInFailures): Promise<void> {
  const { signInFailures } = tx.tables;
  await tx
    .insert(signInFailures)
    .values({ key, ...failures })
    .onConflictDoUpdate({ target: signInFailures.key, set: failures });
}

export const clearFailures = deleteBy('signInFailures', 'key');

export const deleteFailuresBefore = deleteBelow('signInFailures', 'lastAt');

/** The names with which this account can sign in, in lower case. */
export async function identifiersOf(db: Db, userId: string): Promise<string[]> {
  const { users } = db.tables;
  const [row] = await db
    .select({ name: users.usernameKey, email: users.emailKey })
    .from(users)
    .where(eq(users.id, userId));
  return [row?.name, row?.email].filter((identifier) => typeof identifier === 'string');
}

export type SessionSummary = Pick<SessionRow, 'tokenHash' | 'device' | 'createdAt' | 'expiresAt' | 'remembered'>;

/** Of one account; the one that was opened longest ago ends. */
export const MAX_SESSIONS = 20;
/** Ended at once: accounts of older releases may have more. */
const MAX_SURPLUS_SESSIONS = 500;

/** The active sessions of an account, newest first. */
export function sessionsOf(db: Db, userId: string, now: number): Promise<SessionSummary[]> {
  const { sessions } = db.tables;
  const { tokenHash, device, createdAt, expiresAt, remembered } = sessions;
  return db
    .select({ tokenHash, device, createdAt, expiresAt, remembered })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_SESSIONS);
}

export async function countSessions(db: Db, now: number): Promise<number> {
  const { sessions } = db.tables;
  return db.$count(sessions, gt(sessions.expiresAt, now));
}

/** Ends what is more than an account may have, but never `keep`: the newest one counts as the oldest after the clock was set back. */
export async function deleteOldestSessions(
  tx: Db,
  userId: string,
  { keep, now }: { keep: string; now: number },
): Promise<void> {
  const { sessions } = tx.tables;
  const surplus = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), ne(sessions.tokenHash, keep)))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_SURPLUS_SESSIONS)
    .offset(MAX_SESSIONS - 1);
  const hashes = surplus.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0) await tx.delete(sessions).where(inArray(sessions.tokenHash, hashes));
}

export async function deleteOtherSessions(tx: Db, userId: string, tokenHash: string): Promise<void> {
  const { sessions } = tx.tables;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}
