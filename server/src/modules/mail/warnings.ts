// Records once a day that half of a limit of mails is used, for the Admin's pages, the log and the operator.
import type { WARNED_SCOPES } from '@lanternwise/shared/constants/mail';
import { desc, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';
import type { AllowanceGroup } from './kinds.ts';

export type MailWarning = Row<'mailWarnings'>;
export type WarnedScope = (typeof WARNED_SCOPES)[number];

const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 30 * DAY_MS;
/** More than a flood from many networks and domains needs to be seen. */
const LISTED = 20;

/** Does not say which network: no addresses of visitors are stored. */
interface HalfUsed {
  group: AllowanceGroup;
  scope: WarnedScope;
  domain: string | null;
  max: number;
}

export async function recordWarning(tx: Db, { group, scope, domain, max }: HalfUsed, now: number): Promise<void> {
  const { mailWarnings } = tx.tables;
  const day = Math.floor(now / DAY_MS);
  const id = [day, group, scope, domain ?? ''].join(':');
  await tx.insert(mailWarnings).values({ id, group, scope, domain, max, at: now, toldAt: null }).onConflictDoNothing();
}

/** Of the last 24 hours, newest first. */
export function recentWarnings(db: Db, now: number): Promise<MailWarning[]> {
  const { mailWarnings } = db.tables;
  return db
    .select()
    .from(mailWarnings)
    .where(gt(mailWarnings.at, now - DAY_MS))
    .orderBy(desc(mailWarnings.at))
    .limit(LISTED);
}

/** Those not reported yet; marks them as reported. */
export async function takeUntold(tx: Db, now: number): Promise<MailWarning[]> {
  const { mailWarnings } = tx.tables;
  return tx.update(mailWarnings).set({ toldAt: now }).where(isNull(mailWarnings.toldAt)).returning();
}

export async function deleteOldWarnings(tx: Db, now: number): Promise<void> {
  const { mailWarnings } = tx.tables;
  await tx.delete(mailWarnings).where(lt(mailWarnings.at, now - RETENTION_MS));
}
