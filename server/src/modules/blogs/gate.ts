// The publishing gate: checks the publishing password, counts wrong tries in the database, and opens for one session and one hour.
import { createHash } from 'node:crypto';
import { GATE_ATTEMPTS, GATE_BLOCK_MS } from '@lanternwise/shared/constants/blogs';
import { inArray } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { deleteBelow, findBy, putInto } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import { remainingWait } from '../../http/waits.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Session } from '../auth/sessions.ts';
import { publishingPasswordStatus, verifyPublishingPassword } from '../settings/publishingPassword.ts';

const HOUR_MS = 3_600_000;
export const GATE_PASS_MS = HOUR_MS;
/** Wrong tries in a day: a staff room shares an address, and a site has few Admins. */
export const ADDRESS_ATTEMPTS = 15;
export const SITE_ATTEMPTS = 50;

type Attempts = Row<'publishingAttempts'>;
interface Scope {
  scope: string;
  most: number;
}

export interface GateState {
  configured: boolean;
  openUntil: string | null;
  blockedUntil: string | null;
}

export class PublishingGate {
  constructor(private readonly store: Store) {}

  async status(session: Session, address: string, now = Date.now()): Promise<GateState> {
    const { db } = this.store;
    const { configured, blockedUntil } = {
      configured: (await publishingPasswordStatus(db)).set,
      blockedUntil: latestBlock(await findAttempts(db, scopesOf(session, address)), now),
    };
    const openUntil = await findPass(db, session.tokenHash, now);
    return { configured, openUntil: toIso(openUntil), blockedUntil: toIso(openUntil === null ? blockedUntil : null) };
  }

  /** Throws 403 after a wrong password and 429 while blocked. */
  async open(session: Session, address: string, password: string, now = Date.now()): Promise<void> {
    const { db } = this.store;
    if (!(await publishingPasswordStatus(db)).set) {
      throw new HttpError(
        409,
        'gate-not-set',
        'No publishing password is set yet. Set one in the settings of the site first.',
      );
    }
    const scopes = scopesOf(session, address);
    // The try is counted before the password is compared: tries that arrive together are all counted.
    const attempts = await this.store.write((tx) => countAttempt(tx, scopes, now));
    if (await verifyPublishingPassword(db, password)) {
      await this.store.write((tx) => pass(tx, session, scopes, now));
      return;
    }
    const left = GATE_ATTEMPTS - attempts;
    if (left > 0) {
      throw new HttpError(403, 'gate-wrong', `Incorrect password. ${left} attempts remaining.`, undefined, {
        attempts: left,
      });
    }
    await this.store.write((tx) =>
      recordAudit(tx, session.user.id, 'publishing-gate-blocked', ['user', session.user.id]),
    );
    throw blockedError(GATE_BLOCK_MS);
  }

  /** Throws 403 unless this session has entered the password within the last hour. */
  async assertOpen(tx: Db, session: Session, now = Date.now()): Promise<void> {
    if ((await findPass(tx, session.tokenHash, now)) !== null) return;
    throw new HttpError(403, 'gate-closed', 'Please enter the publishing password again. What you wrote is kept.');
  }
}

const toIso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const scopesOf = ({ user }: Session, address: string): Scope[] => [
  { scope: `account:${hash(user.id)}`, most: GATE_ATTEMPTS },
  { scope: `address:${hash(address)}`, most: ADDRESS_ATTEMPTS },
  { scope: 'site', most: SITE_ATTEMPTS },
];

function blockedError(waitMs: number): HttpError {
  const hours = Math.ceil(waitMs / HOUR_MS);
  const message = `Too many failed attempts. Please try again in ${hours} hours.`;
  return new HttpError(429, 'gate-blocked', message, waitMs / 1000, { hours });
}

async function findAttempts(db: Db, scopes: readonly Scope[]): Promise<Attempts[]> {
  const { publishingAttempts } = db.tables;
  const names = scopes.map(({ scope }) => scope);
  return db.select().from(publishingAttempts).where(inArray(publishingAttempts.scope, names));
}

/** A block that is longer than any was set while the clock was ahead. */
const isBlock = (until: number, now: number): boolean => remainingWait(until, now, GATE_BLOCK_MS) > 0;

function latestBlock(rows: readonly Attempts[], now: number): number | null {
  const blocks = rows.map(({ blockedUntil }) => blockedUntil ?? 0).filter((until) => isBlock(until, now));
  return blocks.length === 0 ? null : Math.max(...blocks);
}

/** Adds one to each counter and returns the account's; throws 429, without counting, while one of them is blocked. */
async function countAttempt(tx: Db, scopes: readonly Scope[], now: number): Promise<number> {
  const rows = await findAttempts(tx, scopes);
  const blockedUntil = latestBlock(rows, now);
  if (blockedUntil !== null) throw blockedError(blockedUntil - now);
  const counts: number[] = [];
  for (const { scope, most } of scopes) {
    const before = rows.find((row) => row.scope === scope);
    const attempts = (before && !isOver(before, now) ? before.attempts : 0) + 1;
    await saveAttempts(tx, {
      scope,
      attempts,
      lastAttemptAt: now,
      blockedUntil: attempts >= most ? now + GATE_BLOCK_MS : null,
    });
    counts.push(attempts);
  }
  return counts[0] ?? 0;
}

/** An account's count ends with its block or the right password; counts of many people's mistakes also end after a quiet day. */
const isOver = ({ scope, blockedUntil, lastAttemptAt }: Attempts, now: number): boolean =>
  blockedUntil !== null
    ? !isBlock(blockedUntil, now)
    : !scope.startsWith('account:') && now - lastAttemptAt > GATE_BLOCK_MS;

const saveAttempts = putInto('publishingAttempts', 'scope');

/** Takes back this try, resets the account's counter, and lets the session in. */
async function pass(tx: Db, { tokenHash, user }: Session, scopes: readonly Scope[], now: number): Promise<void> {
  for (const row of await findAttempts(tx, scopes)) {
    const attempts = row.scope.startsWith('account:') ? 0 : Math.max(0, row.attempts - 1);
    await saveAttempts(tx, { ...row, attempts, blockedUntil: null });
  }
  await deleteBelow('publishingPasses', 'expiresAt')(tx, now);
  await putInto('publishingPasses', 'tokenHash')(tx, { tokenHash, userId: user.id, expiresAt: now + GATE_PASS_MS });
}

async function findPass(db: Db, tokenHash: string, now: number): Promise<number | null> {
  const row = await findBy('publishingPasses', 'tokenHash')(db, tokenHash);
  return row && row.expiresAt > now ? row.expiresAt : null;
}
