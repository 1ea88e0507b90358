// Sets and verifies the publishing password for blog posts, which is stored as a hash.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { assertStrongPassword, hashPassword, SERVER_TURN, verifyPassword } from '../auth/passwordFacade.ts';
import { readSetting, writeSetting } from './repository.ts';

const SETTING_KEY = 'publishing-password';

const storedHash = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'
    ? value.hash
    : undefined;

/** `actorId` is null for commands. Throws 400 if the password is too easy to guess. */
export async function setPublishingPassword(store: Store, actorId: string | null, password: string): Promise<void> {
  assertStrongPassword(password, 'lanternwise');
  const hash = await hashPassword(password, SERVER_TURN);
  await store.write(async (tx) => {
    await writeSetting(tx, SETTING_KEY, { hash });
    await recordAudit(tx, actorId, 'publishing-password-set', ['setting', SETTING_KEY]);
  });
}

export async function publishingPasswordStatus(db: Db): Promise<{ set: boolean; changedAt: number | null }> {
  const row = await readSetting(db, SETTING_KEY);
  return { set: storedHash(row?.value) !== undefined, changedAt: row?.updatedAt ?? null };
}

/** Also false if no password is set; takes the same time. */
export async function verifyPublishingPassword(db: Db, password: string): Promise<boolean> {
  const stored = storedHash((await readSetting(db, SETTING_KEY))?.value);
  // It is chosen by a person, and tries at it are few: they are counted by the gate.
  const typed = { text: password, isClassAccount: false, tries: 1 };
  return (await verifyPassword(stored, typed, SERVER_TURN)) !== undefined;
}
