// The end of accounts whose grace is over, and of purged accounts that a restored older backup brought back.
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { feedback, purgedAccounts, users } from '../../db/tables.ts';
import { hashToken } from '../auth/tokens.ts';

/** Beside the data base, so that it outlives the restoring of an older backup of it. */
export const LEDGER = 'purged-accounts.txt';
const AT_ONCE = 100;
const nameOf = (id: string) => hashToken(`account:${id}`);

export class PurgeService {
  readonly #store: Store;
  readonly #file: string;

  constructor(store: Store, dataDir: string) {
    this.#store = store;
    this.#file = join(dataDir, LEDGER);
  }

  /** Purges what is due; called at start and every hour. Returns how many. */
  async purgeDue(now = Date.now()): Promise<number> {
    const due = and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now));
    const rows = await this.#store.db.select({ id: users.id }).from(users).where(due).limit(AT_ONCE);
    await this.#purge(
      rows.map(({ id }) => id),
      now,
    );
    return rows.length === AT_ONCE ? rows.length + (await this.purgeDue(now)) : rows.length;
  }

  /** Purges again whoever was purged before; called at start. Returns how many came back. */
  async purgeRestored(now = Date.now()): Promise<number> {
    const ledger = await this.#ledger();
    if (ledger.size === 0) return 0;
    const rows = await this.#store.db.select({ id: users.id }).from(users);
    const back = rows.map(({ id }) => id).filter((id) => ledger.has(nameOf(id)));
    for (let from = 0; from < back.length; from += AT_ONCE) await this.#purge(back.slice(from, from + AT_ONCE), now);
    return back.length;
  }

  async #ledger(): Promise<Set<string>> {
    const kept = await readFile(this.#file, 'utf8').catch(() => '');
    const rows = await this.#store.db.select({ idHash: purgedAccounts.idHash }).from(purgedAccounts);
    return new Set([...kept.split('\n').filter(Boolean), ...rows.map(({ idHash }) => idHash)]);
  }

  /** The ledger is written first: an account that is in it and still there goes at the next start. */
  async #purge(ids: string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    await appendFile(this.#file, ids.map((id) => `${nameOf(id)}\n`).join(''), { mode: 0o600 });
    await this.#store.write(async (tx) => {
      for (const id of ids) await remember(tx, id, now);
      await forget(tx, ids);
    });
  }
}

async function remember(tx: Db, id: string, now: number): Promise<void> {
  await tx
    .insert(purgedAccounts)
    .values({ idHash: nameOf(id), purgedAt: now })
    .onConflictDoNothing();
}

/** Everything else of a person goes with the account, by its foreign keys; ratings stay, without name and note. */
async function forget(tx: Db, ids: string[]): Promise<void> {
  await tx.update(feedback).set({ note: null, userId: null }).where(inArray(feedback.userId, ids));
  await tx.update(users).set({ createdBy: null }).where(inArray(users.createdBy, ids));
  for (const id of ids) await tx.delete(users).where(eq(users.id, id));
}
