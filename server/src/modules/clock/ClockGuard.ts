// Decides whether the clock can be believed: jobs that delete, end or send something for good do not run while it is far ahead of
// everything that the database has seen.
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { readSeenAt, writeSeenAt } from '../settings/clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Shorter than every grace period: an account that is deleted waits 14 days. */
export const MAX_JUMP_MS = 7 * DAY_MS;

export interface ClockDoubt {
  /** What the clock says. */
  now: number;
  /** The latest time that was believed. */
  seenAt: number;
}

export class ClockGuard {
  constructor(private readonly store: Store) {}

  /** Undefined if the clock is believed, which is then recorded. The doubt outlasts restarts; it ends when the clock is put right or confirmed. */
  async doubt(now = Date.now()): Promise<ClockDoubt | undefined> {
    const recorded = await readSeenAt(this.store.db);
    const seenAt = recorded ?? (await newestRow(this.store.db));
    if (seenAt !== undefined && now - seenAt > MAX_JUMP_MS) return { now, seenAt };
    if (recorded === undefined || now - recorded > HOUR_MS / 2) await this.confirm(now);
    return undefined;
  }

  /** What to log instead of running a job, if the clock is not believed. */
  async warning(): Promise<string | undefined> {
    const doubt = await this.doubt();
    return doubt && warningOf(doubt);
  }

  /** Records that this time is right. */
  async confirm(now = Date.now()): Promise<void> {
    await this.store.write((tx) => writeSeenAt(tx, now));
  }
}

/** The latest time at which the server stored something, for a database that has no record yet; undefined if it is empty. */
async function newestRow(db: Db): Promise<number | undefined> {
  const { auditLog, realmStates, sessions, users } = db.tables;
  const latest = await Promise.all([
    db.select({ at: users.createdAt }).from(users).orderBy(desc(users.createdAt)).limit(1),
    db.select({ at: sessions.createdAt }).from(sessions).orderBy(desc(sessions.createdAt)).limit(1),
    db.select({ at: realmStates.updatedAt }).from(realmStates).orderBy(desc(realmStates.updatedAt)).limit(1),
    db.select({ at: auditLog.at }).from(auditLog).orderBy(desc(auditLog.at)).limit(1),
  ]);
  const times = latest.flat().map(({ at }) => at);
  return times.length > 0 ? Math.max(...times) : undefined;
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

const warningOf = ({ now, seenAt }: ClockDoubt): string =>
  `The clock says ${day(now)}, but this database was last used on ${day(seenAt)}. Until that is cleared up, no account, session, plan, message or ` +
  'backup is deleted or ended, and no weekly mail is sent. If the clock is wrong, set it right; if it is right, run: npm run confirm-clock';
