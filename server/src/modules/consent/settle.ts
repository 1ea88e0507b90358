// Writes what the answers about a child say into the account: the only place that sets its consent.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { deleteBackpack } from '../backpack/emptied.ts';
import { mailboxOf } from '../mail/allowance.ts';
import { type Standing, standingOf } from './ledger.ts';
import { accountsToReconcile, consentsOf, storeConsent, storedConsent } from './repository.ts';

/** Accounts per batch. */
const BATCH_SIZE = 200;

const mailboxOfChild = (email: string | null | undefined): string | null => (email ? mailboxOf(email) : null);

/** What counts for a child now. */
export async function currentStanding(db: Db, userId: string): Promise<Standing> {
  const stored = await storedConsent(db, userId);
  return standingOf(await consentsOf(db, userId), mailboxOfChild(stored?.email));
}

/** To be called after every change of the answers, or of the child's own address. */
export async function settleConsent(tx: Db, userId: string): Promise<Standing> {
  const standing = await currentStanding(tx, userId);
  await storeConsent(tx, userId, accountFields(standing));
  // A parent's no deletes what travelled with the account.
  if (standing.kind === 'refused') await deleteBackpack(tx, userId);
  return standing;
}

const accountFields = (standing: Standing) => ({
  parentalConsent: standing.kind === 'given',
  consentRefusedAt: standing.kind === 'refused' ? standing.since : null,
});

/**
 * Runs at start. Earlier releases let another address, even the child's own, answer after a parent's no, and kept no trace of a no in the
 * account. Returns how many accounts changed.
 */
export async function reconcileConsents(store: Store): Promise<number> {
  let changed = 0;
  let after = '';
  for (;;) {
    const ids = await accountsToReconcile(store.db, after, BATCH_SIZE);
    for (const id of ids) if (await differs(store.db, id)) changed += await store.write((tx) => settleOne(tx, id));
    after = ids.at(-1) ?? '';
    if (ids.length < BATCH_SIZE) return changed;
  }
}

async function differs(db: Db, userId: string): Promise<boolean> {
  const stored = await storedConsent(db, userId);
  const { parentalConsent, consentRefusedAt } = accountFields(await currentStanding(db, userId));
  return stored?.parentalConsent !== parentalConsent || stored.consentRefusedAt !== consentRefusedAt;
}

async function settleOne(tx: Db, userId: string): Promise<1> {
  await settleConsent(tx, userId);
  return 1;
}
