// Purges accounts after their grace period, and again if an older backup restored them.
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { insertOnceInto } from '../../db/rows.ts';
import { forgetAssignmentsOnlyFor } from '../assignments/service.ts';
import { forgetReasons } from '../audit/forgetReasons.ts';
import { hashToken } from '../auth/tokens.ts';
import { forgetSender } from '../contact/service.ts';
import { forgetMailsAbout, forgetMailsOf } from '../mail/service.ts';
import { forgetSubscriber } from '../newsletter/service.ts';

/** A file beside the database, so that it survives the restore of an older backup. */
export const PURGE_LEDGER_FILE = 'purged-accounts.txt';
const BATCH_SIZE = 100;
const accountHash = (id: string) => hashToken(`account:${id}`);

export class PurgeService {
  readonly #store: Store;
  readonly #file: string;
  /** Something was deleted since the files were last scrubbed. */
  #unscrubbed = false;

  constructor(store: Store, dataDir: string) {
    this.#store = store;
    this.#file = join(dataDir, PURGE_LEDGER_FILE);
  }

  /** Purges due accounts and returns their number; called at start and every hour. */
  async purgeDue(now = Date.now()): Promise<number> {
    const { users } = this.#store.db.tables;
    const due = and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now));
    const rows = await this.#store.db.select({ id: users.id }).from(users).where(due).limit(BATCH_SIZE);
    await this.#purgeBatch(
      rows.map(({ id }) => id),
      now,
    );
    if (rows.length === BATCH_SIZE) return rows.length + (await this.purgeDue(now));
    // While a backup reads, the log cannot be emptied; the next hour's run tries again.
    if (this.#unscrubbed) this.#unscrubbed = !(await this.#store.scrub());
    return rows.length;
  }

  /** Purges restored accounts that were purged before and returns their number; called at start. */
  async purgeRestored(now = Date.now()): Promise<number> {
    const { users } = this.#store.db.tables;
    const ledger = await this.#readLedger();
    if (ledger.size === 0) return 0;
    const rows = await this.#store.db.select({ id: users.id }).from(users);
    const restoredIds = rows.map(({ id }) => id).filter((id) => ledger.has(accountHash(id)));
    for (let from = 0; from < restoredIds.length; from += BATCH_SIZE)
      await this.#purgeBatch(restoredIds.slice(from, from + BATCH_SIZE), now);
    return restoredIds.length;
  }

  async #readLedger(): Promise<Set<string>> {
    const { purgedAccounts } = this.#store.db.tables;
    const fileText = await readFile(this.#file, 'utf8').catch(() => '');
    const rows = await this.#store.db.select({ idHash: purgedAccounts.idHash }).from(purgedAccounts);
    return new Set([...fileText.split('\n').filter(Boolean), ...rows.map(({ idHash }) => idHash)]);
  }

  /** Writes the ledger first, so that the next start purges the accounts if the deletion fails. */
  async #purgeBatch(ids: string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    this.#unscrubbed = true;
    await appendFile(this.#file, ids.map((id) => `${accountHash(id)}\n`).join(''), { mode: 0o600 });
    await this.#store.write(async (tx) => {
      for (const id of ids) await recordPurge(tx, { idHash: accountHash(id), purgedAt: now });
      await deleteAccounts(tx, ids);
    });
  }
}

const recordPurge = insertOnceInto('purgedAccounts');

/** Foreign keys delete the other data of the accounts; ratings are kept without user and note. What becomes of each table: testing/deletionTable.ts. */
async function deleteAccounts(tx: Db, ids: string[]): Promise<void> {
  const { feedback, users } = tx.tables;
  await forgetAddresses(tx, ids);
  await forgetAssignmentsOnlyFor(tx, ids);
  await tx.update(feedback).set({ note: null, userId: null }).where(inArray(feedback.userId, ids));
  await tx.update(users).set({ createdBy: null }).where(inArray(users.createdBy, ids));
  for (const id of ids) await tx.delete(users).where(eq(users.id, id));
  await forgetMailsAbout(tx, ids);
  await forgetReasons(tx, ids);
}

/** Deletes what belongs to the accounts by their e-mail address. An address that was never verified may be somebody else's. */
async function forgetAddresses(tx: Db, ids: string[]): Promise<void> {
  const { users } = tx.tables;
  const rows = await tx
    .select({ emailKey: users.emailKey })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.emailVerifiedAt)));
  for (const { emailKey } of rows) {
    if (emailKey === null) continue;
    await forgetSubscriber(tx, emailKey);
    await forgetSender(tx, emailKey);
    await forgetMailsOf(tx, emailKey);
  }
}
